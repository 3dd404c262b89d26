/** Importing a password manager's export or a folder. */
export const messages = {
  chooseExport: 'Choose an export',
  chooseFolder: 'Choose a folder',
  exportFile: 'Password manager export',
  folder: 'Folder of files',
  aboutExports:
    'An export: from 1Password, Apple Passwords, Bitwarden, Chrome, Dashlane, Edge, Firefox, KeePass, KeePassXC, LastPass, NordPass, Proton Pass or Safari. It must not be protected by a password.',
  aboutFolders: 'A folder: each file in it becomes a LeaveBit.',
  aboutSealing:
    'Nothing that you import is sealed. To seal something, make a new LeaveBit and choose “Seal it”.',
  deleteExport:
    'Anyone who opens an export can see your passwords. Delete it from your device when you’re done.',
  notRead: '“{file}” couldn’t be read',
  pleaseRetry: 'Please try again.',
  // How to export
  howToExport: 'How to export your passwords',
  from1Password:
    'In the desktop app: File > Export > your account. Choose 1PUX, which includes documents, or CSV.',
  fromApple:
    'On a Mac: in the Passwords app, File > Export All Passwords to File. On older ones: in Safari, File > Export > Passwords.',
  fromBitwarden:
    'Tools > Export vault. Choose ZIP, which includes attachments, JSON or CSV, but not encrypted JSON.',
  fromChrome: 'Settings > Autofill and passwords > Google Password Manager > Settings > Export passwords.',
  fromDashlane: 'In the web app: My account > Settings > Export data > Export to CSV. You get a ZIP.',
  fromEdge: 'Settings > Passwords and autofill > Passwords > More actions > Export passwords.',
  fromFirefox: 'Menu > Passwords > More options > Export Passwords.',
  fromKeePass:
    'File > Export. Choose KeePass XML, which includes your own fields, or KeePass CSV. In KeePass 1: XML File or CSV File.',
  fromKeePassXc: 'Database > Export. Choose XML, which includes your own fields, or CSV.',
  fromLastPass:
    'In the browser extension: Account > Fix a problem yourself > Export vault items > Export data for use anywhere.',
  fromNordPass: 'Settings > Export Items.',
  fromProtonPass: 'Settings > Export. Choose ZIP, which includes files, JSON or CSV, but not PGP.',
  ownList: 'A list of your own',
  fromOwnList: 'Save it as CSV. Its first line must name the columns: title, url, username, password, notes.',
  // What was found
  report: 'Import from {source}',
  folderReport: 'Import from a folder',
  closeReport: 'Close this report',
  readAs:
    '{count, plural, one {We read this as an export from {source} with # entry.} other {We read this as an export from {source} with # entries.}}',
  leftOut: '{count, plural, one {# entry was left out.} other {# entries were left out.}}',
  leftOutOrChanged: 'Left out or changed',
  systemFile: 'It’s a hidden system file.',
  emptyFile: 'It’s empty.',
  largeFile: 'It’s larger than {size} MB.',
  tooMany: 'An account can have up to {max} LeaveBits.',
  unnamedFile: 'File without a name',
} as const;
