import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'reporter-card'> = {
  title: 'Als er iets met {owner} gebeurt',
  intro:
    '{owner} bewaart bij LeaveBits brieven, papieren en instructies voor andere mensen en vertrouwt erop dat u het ons meldt bij overlijden of blijvende wilsonbekwaamheid.',
  whenDeath: '{owner} is overleden, en u weet dat zeker.',
  whenIncapacitation: '{owner} is blijvend wilsonbekwaam, en u weet zeker dat dat niet meer zal veranderen.',
  whenPractice:
    '{owner} is overleden of blijvend wilsonbekwaam, en u weet dat zeker. Tot dan kunt u met de link oefenen.',
  reportDeath: 'Zet het vinkje en druk op “Het overlijden melden”.',
  reportIncapacitation: 'Zet het vinkje en druk op “De wilsonbekwaamheid melden”.',
  sendLinks: 'Op de pagina zelf kunt u het niet melden. Druk op “laat uw links opnieuw sturen”.',
  reportFromEmail: 'Meld het met een link in de e-mail die we u sturen.',
  objects:
    'Dan wordt de andere vertrouwenspersonen gevraagd het te bevestigen, en {owner} heeft {hours, plural, one {# uur} other {# uur}}{days, plural, =0 {} one { (# dag)} other { (# dagen)}} om te zeggen dat het niet waar is. Daarvoor gaat er niets open.',
  objectsEither:
    'Dan wordt de andere vertrouwenspersonen gevraagd het te bevestigen, en {owner} heeft na een overlijden {hours, plural, one {# uur} other {# uur}}{days, plural, =0 {} one { (# dag)} other { (# dagen)}}, of bij wilsonbekwaamheid {otherHours, plural, one {# uur} other {# uur}}{otherDays, plural, =0 {} one { (# dag)} other { (# dagen)}}, om te zeggen dat het niet waar is. Daarvoor gaat er niets open.',
  fallback: 'Als de link niet werkt, vul dan uw e-mailadres in op {address}. We sturen u dan nieuwe links.',
  keep: 'Bewaar deze kaart waar alleen u haar kunt vinden. Wie haar heeft, kan uit uw naam een melding doen. Er staat geen wachtwoord op en niets van wat {owner} bewaart.',
  keepPractice:
    'Bewaar deze kaart waar alleen u haar kunt vinden. Zonder uw mailbox kan er niets mee worden gemeld. Er staat geen wachtwoord op en niets van wat {owner} bewaart.',
  printAgain: 'Opnieuw printen',
  holder: 'Een kaart voor {name}',
  whenEither: '{owner} is overleden of blijvend wilsonbekwaam, en u weet dat zeker.',
  enterAddress: 'Vul uw e-mailadres in, dan sturen we uw links daarheen:',
  othersConfirm:
    'Dan wordt de andere vertrouwenspersonen gevraagd het te bevestigen, en {owner} kan zeggen dat het niet waar is. Daarvoor gaat er niets open.',
  reportsNothing:
    'Zonder uw mailbox kan er met deze kaart niets worden gemeld. Er staat geen wachtwoord op en niets van wat {owner} bewaart.',
};
