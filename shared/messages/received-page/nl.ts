import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'received-page'> = {
  readMeFirst: 'Lees mij eerst',
  someone: 'Iemand',
  title: 'Met {email} gedeeld',
  heading: 'Met u gedeeld',
  intro:
    'Alles wat <email></email> op {date} kon lezen. Het staat allemaal op deze pagina en in de mappen ernaast.',
  hint: 'Deze pagina werkt zonder internet. Pak het ZIP-bestand eerst uit, zodat de links naar de bestanden werken. Alle tijden zijn in UTC. Is er tijdens het downloaden iets ingetrokken, dan staat in “{file}” naast deze pagina wat dat was.',
  from: 'Van <sender></sender>',
  comeBack: 'U kunt terugkomen op uw pagina: <page></page>, met een code die we u mailen.',
  closes:
    'Wat <sender></sender> met u heeft gedeeld, kan daar tot {date} worden gelezen. Deze kopie blijft van u.',
  lockedTitle: 'Nog vergrendeld',
  locked: 'Dit zit niet in het ZIP-bestand. Download alles nog een keer zodra het open is.',
  lockedItem: 'Van {sender}. {opening}',
  lockedItems: '{count} keer: <item></item>',
  opensOn: 'Gaat open op {date}',
  opensAfterReport:
    'Gaat open nadat het overlijden of de blijvende wilsonbekwaamheid van de eigenaar is bevestigd',
  opensOnUnsetDate: 'Gaat open op een datum die nog niet vaststaat',
  notReleased: 'Nog niet vrijgegeven',
  damagedTitle: 'Een beschadigde LeaveBit',
  damaged:
    'Deze LeaveBit is beschadigd en kan niet worden geopend. Neem contact op met de beheerders van deze dienst.',
  sealed:
    'Deze LeaveBit is verzegeld. De tekst en de bestanden gaan open met een kaart of met het herstelblad van de eigenaar, en met niets anders. Op beide staat een sleutel die begint met <prefix></prefix>. Met het programma <program></program>: sla de sleutel op als {keyFile} en de tekst hieronder, van het eerste streepje tot het laatste, als {textFile}. Typ dan <openText></openText>. Een bestand gaat op dezelfde manier open: <openFile></openFile>.',
  files: 'Bestanden',
  fileDamaged:
    '<file></file> is beschadigd en zit niet in dit ZIP-bestand. Neem contact op met de beheerders van deze dienst.',
  missingTitle: 'Niet inbegrepen',
  missingIntro:
    'U kon dit lezen toen het downloaden begon, maar het zit niet in dit ZIP-bestand. Al het andere is volledig.',
  missingFrom: 'Van {sender}',
  missingLeavebit: '{leavebit}, met de bestanden',
  missingFile: '{file}, in {leavebit}',
  quoted: '“{headline}”',
  withoutHeadline: 'een LeaveBit zonder titel',
  unnamed: '{count, plural, one {Een LeaveBit} other {# LeaveBits}}',
  missingNext:
    'Kies nog een keer “Alles downloaden” om alles te krijgen wat u dan kunt lezen. Ontbreekt er nog iets, vraag dan de persoon die het heeft gedeeld, of iemand uit diens naaste omgeving.',
  withdrawn: 'niet meer met u gedeeld',
  nowLocked: 'nu vergrendeld',
  blocked: 'op dit moment niet te lezen, omdat de leestijd of het abonnement van de eigenaar is afgelopen',
  isDamaged: 'beschadigd; neem contact op met de beheerders van deze dienst',
  replaced: 'intussen verwijderd of vervangen',
  added: 'intussen toegevoegd',
  copyTitle: 'Wat {email} zou ontvangen',
  copyFrom: 'Van <sender></sender>, zoals het er op {date} voor stond.',
  copyHint:
    'Dit is een kopie. LeaveBits geeft de LeaveBits hieronder vrij op de tijden die ernaast staan. Wie deze kopie heeft, kan ze nu lezen. Bewaar haar op een veilige plek.',
  copyCount: '{count, plural, one {# LeaveBit} other {# LeaveBits}}',
  copyNothing: 'Niets. Deze persoon heeft alles verlaten wat met hem of haar was gedeeld.',
  copyNothingYet: 'Niets als ontvanger.',
  opensAtOnce: 'Meteen open',
  opensNever: 'Gaat nooit open, omdat er geen datum is gekozen',
  openNow: '{opening}. Hij is nu open.',
  sharedWith: 'Gedeeld met',
  turnTitle: 'Als iemand anders het niet opent',
  turnText:
    'Dit gaat ook naar deze persoon als het zoveel dagen na de opening nog niet is geopend en degene voor wie het is, eraan is herinnerd. De inhoud zit niet in deze kopie.',
  turnWhen: 'Wanneer',
  turnAfter: 'Als niet geopend na',
  turnDays: '{count, plural, one {# dag} other {# dagen}}',
};
