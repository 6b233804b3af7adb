; The installer, for one user. Wants -DVERSION, -DFOLDER (build/windows/boxcars), -DICON and -DFILE, what it makes.
Target amd64-unicode
!include MUI2.nsh
Name "Boxcars ${VERSION}"
OutFile "${FILE}"
InstallDir "$LOCALAPPDATA\Programs\Boxcars"
RequestExecutionLevel user
SetCompressor /SOLID lzma
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define FORGET "Software\Microsoft\Windows\CurrentVersion\Uninstall\Boxcars"

!insertmacro MUI_PAGE_LICENSE "${FOLDER}\LICENSE.txt"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\boxcars.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

Section "Boxcars" Program
    SectionIn RO
    SetOutPath "$INSTDIR"
    File /r "${FOLDER}/*"
    CreateDirectory "$SMPROGRAMS\Boxcars"
    CreateShortcut "$SMPROGRAMS\Boxcars\Boxcars.lnk" "$INSTDIR\boxcars.exe"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    WriteRegStr HKCU "${FORGET}" "DisplayName" "Boxcars"
    WriteRegStr HKCU "${FORGET}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${FORGET}" "DisplayIcon" "$INSTDIR\boxcars.exe"
    WriteRegStr HKCU "${FORGET}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegDWORD HKCU "${FORGET}" "NoModify" 1
    WriteRegDWORD HKCU "${FORGET}" "NoRepair" 1
SectionEnd

Section "Open .boxcars files by a double click" Recordings
    nsExec::Exec '"$INSTDIR\boxcars.exe" --open-recordings yes'
    Pop $0
SectionEnd

; Sittings and settings are in other folders, and stay.
Section "Uninstall"
    nsExec::Exec '"$INSTDIR\boxcars.exe" --open-recordings no'
    Pop $0
    Delete "$SMPROGRAMS\Boxcars\Boxcars.lnk"
    RMDir "$SMPROGRAMS\Boxcars"
    RMDir /r "$INSTDIR\assets"
    RMDir /r "$INSTDIR\shaders"
    RMDir /r "$INSTDIR\fonts"
    Delete "$INSTDIR\boxcars.exe"
    Delete "$INSTDIR\README.txt"
    Delete "$INSTDIR\LICENSE.txt"
    Delete "$INSTDIR\LICENSES-OTHERS.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    DeleteRegKey HKCU "${FORGET}"
SectionEnd
