import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'refute'> = {
  title: 'Weerspreek ’n aanmelding',
  areYouWell: 'Gaan dit goed met u?',
  told: '{type, select, death {<reporter>{email}</reporter> het vir ons gesê dat u oorlede is.} other {<reporter>{email}</reporter> het vir ons gesê dat u permanent onbevoeg is.}} As dit verkeerd is, weerspreek dit hier. U hoef nie aan te teken nie.',
  report: 'Aanmelding',
  death: 'Sterfte',
  incapacitation: 'Permanente onbevoegdheid',
  reportedBy: 'Aangemeld deur',
  reportedOn: 'Aangemeld op',
  opensAfter: 'Niks gaan oop voor',
  timeLeft: 'Tyd oor om dit te weerspreek:',
  daysLeft:
    '{days, plural, one {# dag} other {# dae}}, {hours, plural, one {# uur} other {# uur}}, {minutes, plural, one {# minuut} other {# minute}}',
  hoursLeft:
    '{hours, plural, one {# uur} other {# uur}}, {minutes, plural, one {# minuut} other {# minute}}, {seconds, plural, one {# sekonde} other {# sekondes}}',
  minutesLeft:
    '{minutes, plural, one {# minuut} other {# minute}}, {seconds, plural, one {# sekonde} other {# sekondes}}',
  secondsLeft: '{seconds, plural, one {# sekonde} other {# sekondes}}',
  deadlinePassed:
    'Die tyd is verby, maar daar is nog nie oor die aanmelding besluit nie, en u kan dit nog weerspreek.',
  notEveryoneAgrees: 'Nie almal stem saam nie',
  notEveryoneAgreed: 'Nie almal het eers saamgestem nie',
  denies: '<reporter></reporter> sê dit is nie waar nie, en het dit op {moment} vir ons gesê.',
  denied:
    '<reporter></reporter> het op {moment} gesê dit is nie waar nie, maar het die aanmelding op {confirmed} bevestig.',
  theirReason: 'Die rede:',
  theirEarlierReason: 'Die rede was:',
  takesYou: 'Net u kan tog die aanmelding beëindig.',
  refute: 'Dit gaan goed met my: weerspreek hierdie aanmelding',
  cancels: 'Dit kanselleer die aanmelding dadelik, en niks gaan oop nie.',
  ifNothing:
    'As u niks doen nie en genoeg van u ander vertrouenspersone dit bevestig, gaan u LeaveBits oop vir die mense wat u gekies het.',
  ifNothingConfirmed:
    'Genoeg van u ander vertrouenspersone het dit bevestig. As u niks doen nie, gaan u LeaveBits oop vir die mense wat u gekies het.',
  forSomeoneElse: 'As u dit namens iemand anders lees, moet asseblief nie die knoppie druk nie.',
  failed: 'Nie weerspreek nie',
  notRefuted: 'Die aanmelding is nie weerspreek nie. Probeer asseblief nou weer.',
  signIn: 'Teken aan',
  signInAndReview: 'Teken aan en gaan u vertrouenspersone na',

  doneTitle: 'Die aanmelding is gekanselleer',
  done: '{type, select, death {Niks is oopgemaak nie. Die aanmelding van {moment} dat u oorlede is, is weerspreek en kan nie meer bevestig word nie.} other {Niks is oopgemaak nie. Die aanmelding van {moment} dat u permanent onbevoeg is, is weerspreek en kan nie meer bevestig word nie.}}',
  doneTold:
    'Ons laat <reporter></reporter> en u ander vertrouenspersone per e-pos weet. Die ander se skakels werk weer, ingeval hulle ooit nodig is.',
  doneDecide:
    'Teken asseblief aan en besluit of {reporter} u vertrouenspersoon bly. Tot dan werk daardie persoon se skakels nie, en kan dus niks aanmeld of bevestig nie.',
  donePaid:
    'U kan die persoon in u gratis tydperk of met ’n intekening verwyder. U het geeneen van die twee nodig om ’n aanmelding te weerspreek nie.',

  invalidLink: 'Ongeldige skakel om te weerspreek',
  releasedTitle: 'Die tyd om te weerspreek is verby',
  refutedTitle: 'Reeds weerspreek',
  withdrawnTitle: 'Reeds teruggetrek',
  revokedTitle: 'Reeds weer gesluit',
  otherReport:
    'Daar is ’n ander aanmelding oor u waaroor nog nie besluit is nie. Soek ons jongste e-pos daaroor en druk die knoppie daar, of teken aan en weerspreek dit op u tuisblad.',
  unknownLink: 'Hierdie skakel is onvolledig of word nie meer gebruik nie.',
  canSignIn: 'U kan ook aanteken, kyk of daar ’n aanmelding is, en dit daar weerspreek.',
  released:
    'Hierdie aanmelding is bevestig, en die tyd om dit te weerspreek is verby. U LeaveBits is oop vir die mense wat u gekies het.',
  releasedNext: 'As dit goed gaan met u, teken nou aan en sluit alles weer.',
  refuted: 'U het hierdie aanmelding reeds weerspreek. Niks is oopgemaak nie.',
  expired:
    'Hierdie aanmelding het verval omdat te min van u vertrouenspersone dit bevestig het. Niks is oopgemaak nie.',
  revoked: 'U het ná hierdie aanmelding reeds alles weer gesluit.',
};
