import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'paper-card'> = {
  title: 'Iemand het iets vir u nagelaat',
  holder: '’n Briefie vir {name}',
  intro:
    '{sender} het met LeaveBits iets vir u nagelaat. Ons stuur vir u ’n e-pos wanneer daar iets is om te lees. Hierdie briefie is vir wanneer u daardie e-pos verloor het, of wanneer daar nie een gekom het nie.',
  introUnnamed:
    'Iemand het met LeaveBits iets vir u nagelaat. Ons stuur vir u ’n e-pos wanneer daar iets is om te lees. Hierdie briefie is vir wanneer u daardie e-pos verloor het, of wanneer daar nie een gekom het nie.',
  anyTime: 'Enige tyd, so dikwels as wat u wil.',
  enterAddress: 'Tik u e-posadres in, en ons stuur ’n kode daarheen:',
  typeCode: 'Tik die kode in. Dan sien u wat u kan lees, en wat nog nie oop is nie.',
  opensNothing:
    'Hierdie briefie maak niks oop sonder u posbus nie. U het geen rekening en geen wagwoord nodig nie. As iets vir u verseël is, het u ook die sleutelkaart nodig, wat ’n ander blad is.',
  qrCode: 'QR-kode van u skakel, wat langsaan geskryf is',
  when: '<strong>Wanneer om dit te gebruik:</strong> {when}',
  where: '<strong>Waarheen om te gaan:</strong> Skandeer die kode, of tik <link></link>',
  whereSpaces:
    '<strong>Waarheen om te gaan:</strong> Skandeer die kode, of tik <link></link> (sonder spasies)',
  steps: 'Wat om daar te doen:',
  whom: '<strong>Wie om te bel</strong> as u vashaak (naam en telefoonnommer, met die hand in te vul):',
  questions: 'Vrae? Skryf aan {email}.',
  operator: 'LeaveBits word deur {operator} bestuur.',
};
