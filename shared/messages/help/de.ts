import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'help'> = {
  write: 'Haben Sie Fragen? Schreiben Sie an <email></email>.',
  recipient:
    'Haben Sie Fragen? Wenden Sie sich an die Person, die dies mit Ihnen geteilt hat, oder an jemanden, der ihr nahesteht.',
  reporter:
    'Haben Sie Fragen? Wenden Sie sich an jemanden, der der Person nahesteht, die Sie als Vertrauensperson ausgewählt hat.',
  owner: 'Haben Sie Fragen? Wenden Sie sich an die Person, von der Sie die Adresse dieses Dienstes haben.',
  operator: 'LeaveBits wird von {operator} betrieben.',
  downloadTitle: 'Download fehlgeschlagen',
  downloadExpired:
    'Dieser Download-Link funktioniert nicht mehr. Damit sicher bleibt, was Ihnen hinterlassen wurde, gilt ein solcher Link nur {minutes} Minuten lang und nur, solange die Seite geöffnet ist, auf der Sie den Download gestartet haben.',
  downloadNext:
    'Es ist nichts verloren gegangen. Öffnen Sie den Link in unserer E-Mail noch einmal, bestätigen Sie Ihre Adresse mit einem neuen Code und drücken Sie erneut auf „Herunterladen“.',
  toLeavebits: 'Zu LeaveBits',
};
