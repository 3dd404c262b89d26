import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'paper-card'> = {
  title: 'Iemand heeft iets voor u nagelaten',
  holder: 'Een briefje voor {name}',
  intro:
    '{sender} heeft met LeaveBits iets voor u nagelaten. We sturen u een e-mail als er iets te lezen is. Dit briefje is voor als u die e-mail kwijt bent, of als er geen is gekomen.',
  introUnnamed:
    'Iemand heeft met LeaveBits iets voor u nagelaten. We sturen u een e-mail als er iets te lezen is. Dit briefje is voor als u die e-mail kwijt bent, of als er geen is gekomen.',
  anyTime: 'Op elk moment, zo vaak u wilt.',
  enterAddress: 'Vul uw e-mailadres in, dan sturen we er een code naartoe:',
  typeCode: 'Typ de code in. Dan ziet u wat u kunt lezen en wat nog niet open is.',
  opensNothing:
    'Zonder uw mailbox opent dit briefje niets. U hebt geen account en geen wachtwoord nodig. Is er iets voor u verzegeld, dan hebt u ook de sleutelkaart nodig. Die staat op een ander blad.',
  qrCode: 'QR-code van uw link, die ernaast staat',
  when: '<strong>Wanneer u dit gebruikt:</strong> {when}',
  where: '<strong>Waar u heen gaat:</strong> scan de code, of typ <link></link>',
  whereSpaces: '<strong>Waar u heen gaat:</strong> scan de code, of typ <link></link> (zonder spaties)',
  steps: 'Wat u daar doet:',
  whom: '<strong>Wie u kunt bellen</strong> als u er niet uitkomt (naam en telefoonnummer, met de hand in te vullen):',
  questions: 'Vragen? Schrijf naar {email}.',
  operator: 'LeaveBits wordt beheerd door {operator}.',
};
