import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'help'> = {
  write: 'Vrae? Skryf aan <email></email>.',
  recipient: 'Vrae? Vra die persoon wat dit met u gedeel het, of iemand na aan daardie persoon.',
  reporter: 'Vrae? Vra iemand na aan die persoon wat u as vertrouenspersoon gekies het.',
  owner: 'Vrae? Vra die persoon van wie u hierdie diens se adres gekry het.',
  operator: 'LeaveBits word deur {operator} bestuur.',
  downloadTitle: 'Aflaai het misluk',
  downloadExpired:
    'Hierdie aflaaiskakel werk nie meer nie. Om veilig te hou wat vir u nagelaat is, werk ’n aflaaiskakel net {minutes} minute lank, en net terwyl die bladsy waarop u dit begin het, oop is.',
  downloadNext:
    'Niks het verlore gegaan nie. Maak weer die skakel in ons e-pos oop, bevestig u adres met ’n nuwe kode, en druk weer op “Laai af”.',
  toLeavebits: 'Gaan na LeaveBits',
};
