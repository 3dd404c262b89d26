import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'letter'> = {
  from: 'De: {sender}',
  lastSaved: 'Gravado pela última vez: {date}',
  noText: 'Não há texto.',
  noDescription: 'Ainda sem título',
  filesCount: 'Anexos ({count})',
  stored: 'Guardado com o LeaveBits e baixado por uma pessoa a quem se destinava.',
  sealed:
    'Este LeaveBit está selado. O texto e os anexos abrem com o seu cartão, e não sem ele. O cartão é uma folha impressa com uma chave que começa por {prefix}.',
  sealedOnPage:
    'O mais fácil é a sua página no LeaveBits, enquanto existir: abra o LeaveBit e introduza a chave.',
  sealedWithoutPage: 'Sem essa página, use o programa age ({address}):',
  sealedKey: 'Grave a chave do seu cartão como {file}, na pasta com estes ficheiros.',
  sealedText: 'Grave o texto abaixo, do primeiro traço ao último, como {file}.',
  sealedFolder: 'Abra um terminal nessa pasta.',
  sealedCommand: 'Escreva: {command}',
  sealedFiles: 'Cada ficheiro abre da mesma forma: {command}. Os nomes verdadeiros estão em {file}.',
  zipName: 'De {sender} - {headline}',
  everythingName: 'De {sender} - {day}',
  everythingNameOthers:
    'De {sender} e {count, plural, one {# outra pessoa} other {# outras pessoas}} - {day}',
  someone: 'alguém',
};
