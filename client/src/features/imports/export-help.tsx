/** How to export from each program, in the words of its own menus, and what a list without one needs. */
const STEPS: readonly [program: string, steps: string][] = [
  [
    '1Password',
    'In the desktop app: File > Export > your account. Choose 1PUX, which includes documents, or CSV.',
  ],
  [
    'Apple Passwords, Safari',
    'On a Mac: in the Passwords app, File > Export All Passwords to File. On older ones: in Safari, File > Export > Passwords.',
  ],
  [
    'Bitwarden',
    'Tools > Export vault. Choose ZIP, which includes attachments, JSON or CSV, but not encrypted JSON.',
  ],
  ['Chrome', 'Settings > Autofill and passwords > Google Password Manager > Settings > Export passwords.'],
  ['Dashlane', 'In the web app: My account > Settings > Export data > Export to CSV. You get a ZIP.'],
  ['Edge', 'Settings > Passwords and autofill > Passwords > More actions > Export passwords.'],
  ['Firefox', 'Menu > Passwords > More options > Export Passwords.'],
  [
    'KeePass',
    'File > Export. Choose KeePass XML, which includes your own fields, or KeePass CSV. In KeePass 1: XML File or CSV File.',
  ],
  ['KeePassXC', 'Database > Export. Choose XML, which includes your own fields, or CSV.'],
  [
    'LastPass',
    'In the browser extension: Account > Fix a problem yourself > Export vault items > Export data for use anywhere.',
  ],
  ['NordPass', 'Settings > Export Items.'],
  ['Proton Pass', 'Settings > Export. Choose ZIP, which includes files, JSON or CSV, but not PGP.'],
  [
    'A list of your own',
    'Save it as CSV. Its first line must name the columns: title, url, username, password, notes.',
  ],
];

export function ExportHelp() {
  return (
    <details className="rounded-md border border-line px-4 py-3">
      <summary className="cursor-pointer font-medium">How to export your passwords</summary>
      <dl className="mt-3 flex flex-col gap-3 text-sm">
        {STEPS.map(([program, steps]) => (
          <div key={program}>
            <dt className="font-medium">{program}</dt>
            <dd className="text-quiet">{steps}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
