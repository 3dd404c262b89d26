import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'letter'> = {
  from: 'De : {sender}',
  lastSaved: 'Dernier enregistrement : {date}',
  noText: 'Il n’y a pas de texte.',
  noDescription: 'Pas encore de titre',
  filesCount: 'Fichiers ({count})',
  stored: 'Conservé avec LeaveBits et téléchargé par une personne avec qui cela a été partagé.',
  sealed:
    'Ce LeaveBit est scellé. Son texte et ses fichiers s’ouvrent avec votre carte, et pas sans elle. La carte est une feuille imprimée avec une clé qui commence par {prefix}.',
  sealedOnPage:
    'Le plus simple est votre page chez LeaveBits, tant qu’elle existe : ouvrez-y le LeaveBit et saisissez la clé.',
  sealedWithoutPage: 'Sans cette page, utilisez le programme age ({address}) :',
  sealedKey:
    'Enregistrez la clé de votre carte sous le nom {file}, dans le dossier qui contient ces fichiers.',
  sealedText: 'Enregistrez le texte ci-dessous, du premier tiret au dernier, sous le nom {file}.',
  sealedFolder: 'Ouvrez un terminal dans ce dossier.',
  sealedCommand: 'Saisissez : {command}',
  sealedFiles: 'Chaque fichier s’ouvre de la même façon : {command}. Leurs vrais noms sont dans {file}.',
  zipName: 'De {sender} - {headline}',
  everythingName: 'De {sender} - {day}',
  everythingNameOthers:
    'De {sender} et {count, plural, one {# autre personne} other {# autres personnes}} - {day}',
  someone: 'quelqu’un',
};
