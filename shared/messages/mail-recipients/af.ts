import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-recipients'> = {
  // The code that verifies an address
  codeSubject: 'U toegangskode vir LeaveBits',
  codePreheader: 'Voer dit in op die bladsy waar u dit aangevra het.',
  codeHeading: 'U toegangskode',
  codeEnter: 'Voer hierdie kode in op die bladsy waar u dit aangevra het. Dan sien u wat met u gedeel is.',
  codeLifetime:
    'Dit werk een keer en bly {minutes, plural, one {# minuut} other {# minute}} lank geldig. As u in dieselfde blaaier nog een aanvra, werk net die nuwe een.',
  codeSecret:
    'Hou dit asseblief vir uself. Ons sal u nooit per e-pos of telefoon daarvoor vra nie. Ons vra nooit vir ’n wagwoord of vir geld nie.',
  codeWaitLink: 'As daardie bladsy u laat wag, gebruik eerder hierdie skakel',
  codeWhy: 'Iets is op LeaveBits met hierdie adres gedeel, en iemand het ’n kode aangevra om dit te lees.',
  codeMistake: 'As dit nie u was nie, kan u hierdie e-pos ignoreer. Niks word sonder die kode gewys nie.',

  // What notices have in common
  safeguards:
    'U het nie ’n rekening nodig nie. Voordat ons u enigiets wys, stuur ons ’n kode na hierdie adres en vra u daarvoor. Ons vra nooit vir ’n wagwoord of vir geld nie.',
  whyChosen: 'Iemand wat inligting by LeaveBits bewaar, het bepaal dat hierdie adres dit moet ontvang.',
  whyChosenBefore:
    'Iemand wat inligting by LeaveBits bewaar het, het bepaal dat hierdie adres dit moet ontvang.',
  forStrangers:
    'As u nie hierdie persoon ken nie, of dink dat dit vir iemand anders bedoel was, kan u hierdie e-pos ignoreer. Niks word gewys sonder ’n kode wat na hierdie adres gestuur is nie.',
  openPage: 'Maak u bladsy oop',
  seeWhatIsKept: 'Kyk wat vir u bewaar word',
  noHurry: 'Daar is geen haas nie.',
  noHurryReady: 'Daar is geen haas nie. U kan dit lees wanneer u gereed is.',
  noHurryFeelReady: 'Daar is geen haas nie. U kan dit lees wanneer u gereed voel.',
  readableUntil:
    'U kan dit lees tot {date}. Stoor asseblief enigiets wat u wil behou. Ons stuur weer vir u ’n e-pos voordat dit toegaan.',
  readableForNow: 'Dit is dalk nie vir altyd beskikbaar nie. Stoor dus asseblief enigiets wat u wil behou.',
  sealedNotice:
    'Dit is verseël, sodat niemand anders dit kan lees nie, nie eens ons nie. Om dit oop te maak, het u ook ’n sleutelkaart nodig: ’n gedrukte bladsy met ’n QR-kode en ’n sleutel. As u nie een gekry het nie, vra asseblief die afsender daarvoor.',
  sealedPart:
    'Van dit is verseël, sodat niemand anders dit kan lees nie, nie eens ons nie. Om dit oop te maak, het u ook ’n sleutelkaart nodig: ’n gedrukte bladsy met ’n QR-kode en ’n sleutel. As u nie een gekry het nie, sê u bladsy vir wie u kan vra.',

  // Something was shared
  sharedSubject: '{owner} het iets met u gedeel',
  sharedPreheader: 'U kan dit nou op u eie private bladsy lees.',
  sharedSealedPreheader: 'U het u sleutelkaart nodig om dit oop te maak.',
  sharedHeading: 'Iets is met u gedeel',
  sharedNews:
    '{ownerInFull} het deur LeaveBits inligting met u gedeel. U kan dit nou op u eie private bladsy lees.',
  sharedSealedNews:
    '{ownerInFull} het deur LeaveBits inligting met u gedeel. Dit is op u eie private bladsy.',
  keptSubject: '{owner} bewaar iets vir u',
  keptPreheader: 'U hoef nou niks te doen nie. Bewaar asseblief hierdie e-pos.',
  keptHeading: 'Iets word vir u bewaar',
  keptNews: '{ownerInFull} bewaar inligting vir u by LeaveBits. U kan dit nog nie lees nie.',
  keptUntilReport:
    'U sal dit eers kan lees nadat vertrouenspersone hierdie persoon se dood of permanente onbevoegdheid bevestig het. Ons hoop daardie dag is nog ver. Ons stuur weer vir u ’n e-pos wanneer u dit kan lees.',
  keptUntilDate: 'U sal dit op {date} kan lees. Ons stuur dan weer vir u ’n e-pos.',
  keptDateUnset: 'Die datum is nog nie bepaal nie. Ons stuur weer vir u ’n e-pos wanneer u dit kan lees.',
  keptTimeUnset: 'Die tyd is nog nie bepaal nie. Ons stuur weer vir u ’n e-pos wanneer u dit kan lees.',
  keptKeepEmail:
    'U hoef nou niks te doen nie. Bewaar asseblief hierdie e-pos: die skakel daarin bly dieselfde.',
  keptConfirmAddress:
    'As u wil, kan u die skakel oopmaak en u adres bevestig. Dan kan gesien word dat dit die regte een is.',

  // Something opened
  openedAfterDeathSubject: 'U kan nou lees wat {owner} vir u nagelaat het',
  openedAfterDeathHeading: 'Iets is vir u nagelaat',
  openedAfterDeathNews:
    'Ons skryf aan u met hartseer nuus. {people, plural, =2 {Twee mense} =3 {Drie mense} =4 {Vier mense} =5 {Vyf mense} one {# persoon} other {# mense}} wat hiervoor gekies is, het bevestig dat {ownerInFull} oorlede is. As u dit nog nie gehoor het nie, is ons jammer dat u dit uit ’n e-pos verneem. Aanvaar asseblief ons meegevoel.',
  openedAfterDeathWhat:
    'Inligting is by LeaveBits vir u nagelaat, en u kan dit nou op u eie private bladsy lees. Daar is geen haas nie. U kan dit lees wanneer u gereed voel.',
  openedAfterDeathSubstitute:
    'Die oorledene het by LeaveBits inligting nagelaat vir iemand wat dit nie oopgemaak het nie, en het gevra dat u dit in daardie geval ontvang. U kan dit nou op u eie private bladsy lees. Daar is geen haas nie. U kan dit lees wanneer u gereed voel.',
  openedKeptSubject: 'U kan nou lees wat {owner} vir u bewaar',
  openedAfterIncapacitationHeading: 'Iets is vir u bewaar',
  openedAfterIncapacitationNews:
    'Ons skryf aan u met hartseer nuus. {people, plural, =2 {Twee mense} =3 {Drie mense} =4 {Vier mense} =5 {Vyf mense} one {# persoon} other {# mense}} wat hiervoor gekies is, het bevestig dat {ownerInFull} permanent nie meer self kan besluit nie. As u dit nog nie gehoor het nie, is ons jammer dat u dit uit ’n e-pos verneem. Ons wens u albei sterkte toe.',
  openedAfterIncapacitationWhat:
    'Inligting is by LeaveBits vir u bewaar vir ingeval dit sou gebeur, en u kan dit nou op u eie private bladsy lees. Daar is geen haas nie. U kan dit lees wanneer u gereed is.',
  openedAfterIncapacitationSubstitute:
    'Hierdie persoon het by LeaveBits inligting bewaar vir iemand wat dit nie oopgemaak het nie, en het gevra dat u dit in daardie geval ontvang. U kan dit nou op u eie private bladsy lees. Daar is geen haas nie. U kan dit lees wanneer u gereed is.',
  openedWasRemoved: 'Van dit is kort gelede verwyder en is nou terug.',
  returnedLeftSubject: 'U kan nou meer lees van wat {owner} vir u nagelaat het',
  returnedKeptSubject: 'U kan nou meer lees van wat {owner} vir u bewaar',
  returnedHeading: 'Daar is meer vir u om te lees',
  returnedLeftNews:
    'U kan nou op u eie private bladsy meer lees van wat {ownerInFull} by LeaveBits vir u nagelaat het. Dit is kort gelede verwyder en is nou terug. Daar is geen haas nie. U kan dit lees wanneer u gereed is.',
  returnedKeptNews:
    'U kan nou op u eie private bladsy meer lees van wat {ownerInFull} by LeaveBits vir u bewaar. Dit is kort gelede verwyder en is nou terug. Daar is geen haas nie. U kan dit lees wanneer u gereed is.',
  turnSubject: 'U kan nou iets van {owner} lees',
  turnHeading: 'Iets is aan u oorgedra',
  turnLeftNews:
    '{ownerInFull} het by LeaveBits inligting nagelaat vir iemand wat dit nie oopgemaak het nie, en het gevra dat u dit in daardie geval ontvang. U kan dit nou op u eie private bladsy lees. Daar is geen haas nie. U kan dit lees wanneer u gereed is.',
  turnKeptNews:
    '{ownerInFull} bewaar by LeaveBits inligting vir iemand wat dit nie oopgemaak het nie, en het gevra dat u dit in daardie geval ontvang. U kan dit nou op u eie private bladsy lees. Daar is geen haas nie. U kan dit lees wanneer u gereed is.',
  dateAfterDeathSubject: 'U kan nou nog meer lees van wat {owner} vir u nagelaat het',
  dateAfterDeathHeading: 'Die gekose dag het aangebreek',
  dateAfterDeathNews:
    '{ownerInFull} het voor die dood nog iets by LeaveBits vir u opsygesit en die dag gekies waarop u dit kan lees. Daardie dag het aangebreek. U kan dit nou op u eie private bladsy lees. Daar is geen haas nie. U kan dit lees wanneer u gereed voel.',
  dateSubject: 'U kan nou lees wat {owner} vir u bewaar het',
  datePreheader: 'Die gekose dag het aangebreek.',
  dateHeading: 'Die dag het aangebreek',
  dateNews:
    '{ownerInFull} het by LeaveBits inligting vir u opsygesit en die dag gekies waarop u dit kan lees. Daardie dag het aangebreek. U kan dit nou op u eie private bladsy lees.',
  openedByOwnerPreheader: 'Die afsender het besluit dat u dit nou kan lees.',
  openedByOwnerHeading: 'U kan dit nou lees',
  openedByOwnerNews:
    '{ownerInFull} bewaar by LeaveBits inligting vir u. Dit was tot nou toe gesluit, maar word nou met u gedeel. U kan dit nou op u eie private bladsy lees.',
  openedIfWell:
    'As u weet dat dit goed gaan met hierdie persoon, laat hom of haar asseblief onmiddellik weet. Hy of sy kan aanteken en alles weer sluit.',

  // Reminders, and one link to several LeaveBits
  reminderSubject: '{owner} vra dat u u bladsy besoek',
  reminderPreheader: 'Dit neem ’n minuut of twee. U hoef niks anders te doen nie.',
  reminderHeading: 'Besoek asseblief u bladsy',
  reminderNews:
    '{ownerInFull} bewaar by LeaveBits inligting vir u, en vra dat u u bladsy besoek en u adres bevestig. Dan kan gesien word dat dit die regte een is.',
  reminderEffort:
    'Dit neem ’n minuut of twee. Van dit is dalk nog gesluit. Die bladsy sê wanneer u dit sal kan lees.',
  unopenedSubject: 'Iets van {owner} wag vir u',
  unopenedPreheader: 'U kan dit op u eie private bladsy lees.',
  unopenedHeading: 'Iets wag vir u',
  unopenedNews:
    'Daar is inligting vir u van {ownerInFull} wat u nog nie oopgemaak het nie. U kan dit op u eie private bladsy lees.',
  unopenedDecline:
    'As u dit liewer nie wil lees nie, hoef u niks te doen nie. As u dit glad nie wil hê nie, kan u dit op u bladsy sê.',
  unopenedPassingOn:
    'Iemand is gekies wat dit ook ontvang as u dit nie oopmaak nie. Enigiets wat u teen {date} nie oopgemaak het nie, kan daarna ook deur daardie persoon gelees word. U verloor niks nie: u kan dit ook ná daardie dag nog lees.',
  unopenedPassedOn:
    'Iemand is gekies wat dit ook ontvang as u dit nie oopmaak nie. Van dit kan daardie persoon nou ook lees, of sal dit binnekort kan lees. U verloor niks nie: u kan steeds alles lees.',
  unopenedDeclineForSubstitute:
    'As u dit liewer nie wil lees nie, kan u dit toe laat. As u dit glad nie wil hê nie, kan u dit op u bladsy sê. Dan ontvang niemand dit in u plek nie.',
  unopenedWhy:
    'Iemand wat LeaveBits gebruik, het bepaal dat hierdie adres dit moet ontvang. Ons herinner u hoogstens drie keer daaraan.',
  selectionSubject: '{owner} het vir u ’n skakel na inligting vir u gestuur',
  selectionPreheader: 'Alles is op een bladsy.',
  selectionHeading: 'Daar is inligting vir u',
  selectionNews:
    '{ownerInFull} bewaar by LeaveBits inligting vir u en het ons gevra om hierdie skakel vir u te stuur. Dit lei na een bladsy met alles daarop.',
  selectionLocked: 'Van dit is dalk nog gesluit. Die bladsy sê wanneer u dit sal kan lees.',
  selectionButton: 'Maak die bladsy oop',

  // Another address, and a LeaveBit that was left
  movedSubject: '{owner} het nou ’n ander adres vir u',
  movedPreheader: 'Wat vir u bewaar word, gaan van nou af na daardie adres.',
  movedHeading: 'Hierdie adres is vervang',
  movedNews:
    '{ownerInFull} bewaar by LeaveBits inligting vir u, en het hierdie adres met ’n ander een vervang. Van nou af kan dit net met die nuwe adres oopgemaak word.',
  movedExpected: 'As u adres verander het, hoef u niks te doen nie.',
  movedUnexpected:
    'As u dit nie verwag het nie, bel asseblief die afsender of vra persoonlik. Die afsender kan dit drie dae lank met een klik ongedaan maak.',
  movedWhy:
    'Die afsender gebruik LeaveBits om inligting vir ander mense te bewaar, en het hierdie adres gekies om dit te ontvang.',
  movedMistake: 'As u nie die afsender ken nie, kan u hierdie e-pos ignoreer.',
  leftSubject: 'U het ’n LeaveBit van {owner} verlaat',
  leftPreheader: 'As dit nie u bedoeling was nie, kan u u toegang herstel.',
  leftHeading: 'U het ’n LeaveBit verlaat',
  leftNews:
    'Op {date} het u ’n LeaveBit van {ownerInFull} verlaat. U kan dit nie meer lees nie, en ons sal u nie weer daaroor e-pos nie.',
  leftIntended: 'As dit u bedoeling was, hoef u niks te doen nie.',
  leftRestore:
    'As dit nie u bedoeling was nie, of as dit nie u was nie, kan u u toegang tot {date} met hierdie skakel herstel. Dit sal wees asof u die LeaveBit nooit verlaat het nie. Daarna kan net die afsender dit weer met u deel.',
  leftRestoreAfterRelease:
    'As dit nie u bedoeling was nie, of as dit nie u was nie, kan u u toegang tot {date} met hierdie skakel herstel. Dit sal wees asof u die LeaveBit nooit verlaat het nie. Daarna kan dalk niemand dit meer terugbring nie.',
  leftButton: 'Herstel my toegang',
  leftWhy: 'Iemand wat hierdie adres bevestig het, het op u bladsy op “Verlaat hierdie LeaveBit” gedruk.',
  leftMistake:
    'As dit nie u was nie, kan iemand u e-pos lees of het iemand u toestel gebruik. Herstel u toegang en beveilig u posbus. Moet asseblief nie hierdie e-pos aanstuur nie: enigiemand met die skakel kan dit gebruik.',

  // A released estate closes, or is locked again
  closesSubject: '{owner} se LeaveBits vir u gaan binnekort toe',
  closesPreheader: 'U kan dit lees tot {date}. Stoor asseblief enigiets wat u wil behou.',
  closesHeading: 'Stoor asseblief enigiets wat u wil behou',
  closesNews:
    'U kan die LeaveBits wat {ownerInFull} vir u bewaar het, lees tot {date}. Daarna gaan dit toe, en ons kan dit nie weer oopmaak nie.',
  closesHow:
    'Maak asseblief voor dit u bladsy oop en gaan dit op u eie tyd deur. “Laai alles af” stoor alle tekste en lêers wat vir u oop is as een ZIP-lêer. U kan ook ’n enkele LeaveBit aflaai of druk.',
  closesSaved: 'As u reeds alles gestoor het, hoef u niks te doen nie.',
  closesMistake:
    'As u nie hierdie persoon ken nie, kan u hierdie e-pos ignoreer. Niks word gewys sonder ’n kode wat na hierdie adres gestuur is nie.',
  backSubject: '{owner} is terug',
  backPreheader: 'Wat intussen vir u oopgegaan het, is weer gesluit.',
  backHeading: 'Ons het goeie nuus',
  backNews:
    'Iemand het by die rekening van {ownerInFull} aangeteken en ons laat weet dat hy of sy terug is en weer self sake kan hanteer. Die LeaveBits wat intussen vir u oopgegaan het, is weer gesluit.',
  backStillKept: 'Dit word steeds vir u bewaar.',
  backAsk:
    'U hoef niks te doen nie. As u iets daarvan gelees of gestoor het om te help, gee asseblief terug wat nodig is, en hou die res vir uself.',
  backMistake:
    'As u weet dat dit nie waar kan wees nie, vra asseblief persoonlik of per telefoon. As u nie hierdie persoon ken nie, kan u hierdie e-pos ignoreer.',
  lockedSubject: '{owner} se LeaveBits vir u is weer gesluit',
  lockedPreheader: 'U kan dit voorlopig nie lees nie. U hoef niks te doen nie.',
  lockedHeading: 'Die LeaveBits is weer gesluit',
  lockedNews:
    'Die LeaveBits wat {ownerInFull} vir u bewaar, is ná ’n aanmelding oor hierdie persoon vrygestel. Iemand wat by die rekening aangeteken is, het dit nou weer gesluit. Dit gebeur wanneer ’n aanmelding vals was.',
  lockedNewsForFormer:
    'Die LeaveBits wat {ownerInFull} vir u bewaar het, is ná ’n aanmelding oor hierdie persoon vrygestel. Iemand wat by die rekening aangeteken is, het dit nou weer gesluit. Dit gebeur wanneer ’n aanmelding vals was.',
  lockedAsk:
    'U hoef niks te doen nie. As u iets daarvan gelees of gestoor het, hou dit asseblief vir uself, soos u sou wou hê dat ander met u eie papiere doen.',
  takenBackFromSubstitute:
    'Wat u ontvang het omdat iemand anders dit nie oopgemaak het nie, word nie meer met u gedeel nie. U sal net weer van ons hoor as dit weer gebeur.',

  // The owner closed the account
  ownerLeftSubject: '{owner} het sy of haar LeaveBits-rekening gesluit',
  ownerLeftPreheader: 'Dit was ’n eie besluit, en ons is gevra om u te laat weet.',
  ownerLeftHeading: '’n Rekening is gesluit',
  ownerLeftNews:
    '{ownerInFull} het sy of haar LeaveBits-rekening gesluit. Dit was ’n eie besluit, en ons is gevra om u te laat weet. Dit beteken nie dat iets met hierdie persoon gebeur het nie.',
  ownerLeftDeleted:
    'Die inligting wat hier vir u bewaar is, is uitgewis. Die skakels in ons vorige e-posse daaroor werk nie meer nie.',
  ownerLeftNothingToDo: 'U hoef niks te doen nie. Ons sal u nie weer hieroor e-pos nie.',
  ownerLeftWhy: 'Hierdie adres was by daardie LeaveBits-rekening gevoeg.',
};
