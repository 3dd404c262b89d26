import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-reporters'> = {
  // The links
  invitedSubject: '{owner} vra u om vertrouenspersoon te wees',
  invitedPreheader: 'Aanvaar of weier asseblief, en bewaar hierdie e-pos dan op ’n veilige plek.',
  invitedHeading: 'U is as vertrouenspersoon gekies',
  invitedNews:
    '{ownerInFull} bewaar by LeaveBits inligting vir ander, en vertrou u om ’n sterfte of permanente onbevoegdheid by ons aan te meld.',
  invitedNothingToReport: 'Daar is nou niks om aan te meld nie, en ons hoop dat dit nog lank so bly.',
  invitedAnswer:
    'Druk asseblief vandag of binnekort een keer op “Aanvaar, weier of oefen”. Op daardie bladsy sê u of u aanvaar, en u kan daar oefen. Niks word van daar af aangemeld nie.',
  linksSubject: 'U aanmeldskakels vir {owner}',
  linksPreheader: 'Bewaar asseblief hierdie e-pos op ’n veilige plek.',
  linksHeading: 'U skakels, weer gestuur',
  linksNews:
    '{ownerInFull} het ons gevra om hierdie skakels weer vir u te stuur. Gebruik dit om ’n sterfte of permanente onbevoegdheid aan te meld. Die skakels in ons vorige e-posse werk ook nog.',
  linksPractice: 'Gebruik die laaste knoppie om te oefen, en om ons te laat weet of u steeds bereid is.',
  pressIfItHappens:
    'As dit ooit gebeur, druk op “Meld ’n sterfte aan” of “Meld permanente onbevoegdheid aan” en volg die aanwysings.',
  pressToReport:
    'Om dit aan te meld, druk op “Meld ’n sterfte aan” of “Meld permanente onbevoegdheid aan” en volg die aanwysings.',
  pressIfItHappened:
    'As dit gebeur het, druk op “Meld ’n sterfte aan” of “Meld permanente onbevoegdheid aan” en volg die aanwysings.',
  askedThen:
    'Ons vra dan die ander vertrouenspersone om dit te bevestig, en die eienaar het {hours, plural, one {# uur} other {# uur}} om te sê dat dit nie waar is nie.',
  askedThenByType:
    'Ons vra dan die ander vertrouenspersone om dit te bevestig. Om te sê dat dit nie waar is nie, het die eienaar {deathHours, plural, one {# uur} other {# uur}} ná ’n aanmelding van ’n sterfte, of {incapacitationHours, plural, one {# uur} other {# uur}} ná een van onbevoegdheid.',
  releasedThen:
    'Niks word vrygestel voordat die vertrouenspersone die aanmelding bevestig het en daardie tyd verby is nie. Dan kan die mense wat daarvoor gekies is, die LeaveBits lees wat vir hulle bewaar word. U sal niks daarvan sien nie, tensy u een van hulle is.',
  keepEmail:
    'Bewaar asseblief hierdie e-pos waar net u dit kan kry. Die skakels werk solank u vertrouenspersoon is, en enigiemand wat dit het, kan dit gebruik.',
  linksMistake:
    'As u nie hierdie persoon ken nie, of dit nie wil doen nie, kan u hierdie e-pos ignoreer of vra om verwyder te word. Niks gebeur tensy u die skakels gebruik nie.',
  practiceButton: 'Aanvaar, weier of oefen',

  // Links that were requested on our page for lost links
  lostPreheader: 'Iemand het dit met u adres aangevra. Bewaar asseblief hierdie e-pos op ’n veilige plek.',
  lostNews:
    'Iemand het u adres op ons webwerf ingevoer om hierdie skakels weer te laat stuur. U is ’n vertrouenspersoon van {ownerInFull}.',
  lostMade:
    'U aanmelding is hangende, dus hoef u dit nie weer te doen nie. Druk op “Kyk na u aanmelding” om te sien hoe dit daarmee staan. As dit ’n fout was, kan u dit daar terugtrek totdat ’n ander vertrouenspersoon dit bevestig.',
  lostAsked:
    '’n Aanmelding is hangende, en u is gevra om dit te bevestig. Soek asseblief ons nuutste e-pos daaroor: met die skakel daarin bevestig u die aanmelding of sê u dat dit nie waar is nie. As die vorige een meer as ’n uur gelede was, het ons dit weer gestuur.',
  lostConfirmed:
    '’n Aanmelding is hangende. U het dit bevestig en hoef niks anders te doen nie. Ons stuur vir u ’n e-pos sodra daar ’n besluit is. As dit weerspreek word of verval, kan die skakels hieronder weer vir ’n aanmelding gebruik word.',
  lostDenied:
    '’n Aanmelding is hangende, en u het vir ons gesê dat dit nie waar is nie. As u verneem dat dit tog waar is, kan u dit steeds bevestig met die skakel in ons nuutste e-pos daaroor. As die vorige een meer as ’n uur gelede was, het ons dit weer gestuur.',
  lostUninvolved:
    '’n Aanmelding is hangende. U het eers daarna vertrouenspersoon geword. Daarom het ons net die ander gevra, en u hoef niks te doen nie. As dit weerspreek word of verval, kan die skakels hieronder weer vir ’n aanmelding gebruik word.',
  lostKeepEmail:
    'Bewaar asseblief hierdie e-pos waar net u dit kan kry. Die skakels werk solank u vertrouenspersoon is, en enigiemand wat dit het, kan dit gebruik. Dié in ons vorige e-posse werk ook nog.',
  lostWhy:
    'Iemand wat LeaveBits gebruik, het u as vertrouenspersoon gekies, en u adres is op ons bladsy vir verlore skakels ingevoer.',
  lostMistake:
    'As dit nie u was nie, kan u hierdie e-pos ignoreer. Niemand anders het hierdie skakels gekry nie, en niks gebeur tensy u dit gebruik nie.',
  seeReport: 'Kyk na u aanmelding',

  // A reporter again
  openMeanwhile:
    '’n Aanmelding is bevestig, en daarom is oop wat die eienaar vir ander bewaar. U hoef niks aan te meld nie. As dit goed gaan met die eienaar, laat hom of haar asseblief onmiddellik weet. Hy of sy kan aanteken en alles weer sluit.',
  restoredSubject: 'U is weer ’n vertrouenspersoon vir {owner}',
  restoredPreheader: 'Die verandering is ongedaan gemaak. U vorige skakels werk weer.',
  restoredPreheaderWithLinks: 'Die verandering is ongedaan gemaak. Hier is u skakels.',
  restoredHeading: 'U is weer ’n vertrouenspersoon',
  restoredNews:
    'U adres is vroeër uit die vertrouenspersone van {ownerInFull} verwyder. Daardie verandering is ongedaan gemaak met die skakel in ons e-pos daaroor, en u is dus weer ’n vertrouenspersoon.',
  restoredNewLinks:
    'Die skakels in hierdie e-pos is nuut. Dié wat u voor die verandering gehad het, werk ook weer.',
  restoredOldLinks:
    'Die skakels wat u voor die verandering gehad het, werk weer. As u dit nie meer het nie, vra die eienaar om vir u nuwes te stuur. Dit kan van môre af.',
  restoredNoReport:
    'Met u skakels kan u ’n sterfte of permanente onbevoegdheid aanmeld. Tot dan hoef u niks te doen nie.',
  restoredMade:
    'U aanmelding is steeds hangende, dus hoef u dit nie weer te doen nie. As dit ’n fout was, maak u skakel oop: u kan die aanmelding terugtrek totdat ’n ander vertrouenspersoon dit bevestig.',
  restoredAsked:
    '’n Aanmelding is hangende. Ons vra u in ’n ander e-pos daaroor. As u dit vroeër bevestig het, tel dit nie meer nie. Antwoord dus asseblief weer met die skakel in daardie e-pos.',
  restoredUnasked:
    '’n Aanmelding is hangende. U was nie ’n vertrouenspersoon toe dit gedoen is nie. Daarom vra ons u nie om dit te bevestig nie, en u hoef niks te doen nie.',
  restoredKeepEmail:
    'Bewaar asseblief hierdie e-pos waar net u dit weer kan kry. Die skakels werk solank u vertrouenspersoon is, en enigiemand wat dit het, kan dit gebruik.',
  restoredMistake:
    'As u nie hierdie persoon ken nie, of nie ’n vertrouenspersoon wil wees nie, kan u hierdie e-pos ignoreer of vra om verwyder te word. Niks gebeur tensy u die skakels gebruik nie.',
  keptSubject: 'U aanmeldskakels vir {owner} werk weer',
  keptPreheader: 'U bly ’n vertrouenspersoon.',
  keptHeading: 'U skakels werk weer',
  keptNews:
    'U aanmelding oor {ownerInFull} is weerspreek. Daarom het u skakels nie gewerk totdat die eienaar besluit het nie. Die besluit is dat u ’n vertrouenspersoon bly.',
  keptLinks:
    'Die skakels in ons vorige e-posse werk weer: u kan ’n sterfte of permanente onbevoegdheid aanmeld, en ander se aanmeldings bevestig. As u dit nie meer het nie, kan u dit op ons bladsy vir verlore skakels aanvra.',
  keptPaused: 'U kan nie voor {date} weer ’n aanmelding doen nie.',
  keptNothingToDo: 'U hoef nou niks te doen nie.',
  keptMade: 'U nuwe aanmelding is hangende, dus hoef u dit nie weer te doen nie.',
  keptAsked: 'Iemand anders se aanmelding is hangende. Ons vra u in ’n ander e-pos daaroor.',
  keptUnasked:
    'Iemand anders se aanmelding is hangende. Ons vra u nie om dit te bevestig nie, en u hoef niks te doen nie.',
  keptMistake:
    'As u nie ’n vertrouenspersoon wil wees nie, kan u hierdie e-pos ignoreer of vra om verwyder te word. Niks gebeur tensy u die skakels gebruik nie.',

  // No longer a reporter
  removedSubject: 'U is nie meer ’n vertrouenspersoon vir {owner} nie',
  removedHeading: 'U is nie meer ’n vertrouenspersoon nie',
  removedWhy: 'Iemand wat LeaveBits gebruik, het u destyds as vertrouenspersoon gekies.',
  removedPreheader: 'Dankie dat u ’n vertrouenspersoon was. U hoef niks te doen nie.',
  removedPreheaderDeclined: 'U skakels werk nie meer nie. U hoef niks te doen nie.',
  removedPreheaderOpen: 'Alles is oop weens ’n aanmelding. Lees asseblief hierdie e-pos.',
  removedPreheaderReport: 'Dít is wat dit vir die aanmelding beteken.',
  removedAsWished:
    'U het vir ons gesê dat u nie ’n vertrouenspersoon wil wees nie. U adres is nou uit die vertrouenspersone van {ownerInFull} verwyder. Die skakels in ons vorige e-posse werk nie meer nie, en u kan daardie e-posse uitwis. U hoef niks te doen nie.',
  removedAndReplaced:
    'U het vir ons gesê dat u nie ’n vertrouenspersoon wil wees nie. {ownerInFull} het iemand anders gekies. Die skakels in ons vorige e-posse werk nie meer nie, en u kan daardie e-posse uitwis. U hoef niks te doen nie.',
  removedNews: 'Op {date} is u adres uit die vertrouenspersone van {ownerInFull} verwyder.',
  removedHadDeclined: 'U het vir ons gesê dat u nie een wil wees nie.',
  removedNoBlame: 'Daar is baie redes daarvoor, en dit sê niks oor u nie.',
  removedThanks: 'Dankie dat u ’n vertrouenspersoon was.',
  removedLinks: 'Die skakels in ons vorige e-posse werk nie meer nie.',
  removedLinksDelete:
    'Die skakels in ons vorige e-posse werk nie meer nie, dus kan u daardie e-posse uitwis. U hoef niks anders te doen nie.',
  removedMade:
    'U aanmelding is steeds hangende. Dat u verwyder is, kanselleer dit nie, maar u kan dit nie meer terugtrek nie. Ons stuur vir u ’n e-pos sodra daar ’n besluit is.',
  removedAsked:
    'Die aanmelding waaroor ons u gevra het, is steeds hangende, maar u kan dit nie meer bevestig nie. As u dit bevestig het, tel dit nie meer nie. Ons sal u nie daaroor e-pos nie, tensy u weer ’n vertrouenspersoon word.',
  removedOpen:
    '’n Aanmelding is bevestig, en daarom is oop wat die eienaar vir ander bewaar. Dat u verwyder is, verander niks daaraan nie.',
  removedTellOthers:
    'As u weet dat die aanmelding waar was, is iemand anders dalk in die rekening, en kan alles weer sluit. Laat asseblief die ander vertrouenspersone weet, en die mense vir wie dit oopgemaak is.',
  removedSurprise:
    'As dit u verras, praat asseblief met die eienaar. Ons het ook vir die eienaar ’n e-pos oor die verandering gestuur. As u die eienaar nie kan bereik nie, praat asseblief met iemand wat na aan hom of haar staan.',
  removedSurpriseUndo:
    'As dit u verras, praat asseblief met die eienaar. Ons het ook vir die eienaar ’n e-pos oor die verandering gestuur, waarmee dit {hours, plural, one {# uur} other {# uur}} lank ongedaan gemaak kan word. As u die eienaar nie kan bereik nie, praat asseblief met iemand wat na aan hom of haar staan.',

  // Is the owner well?
  wellSubject: 'Gaan dit goed met {owner}?',
  wellSubjectAgain: 'Ons vra weer: gaan dit goed met {owner}?',
  wellHeading: 'Weet u of dit goed gaan met hierdie persoon?',
  wellReport:
    'As hierdie persoon oorlede is of permanent nie meer self kan besluit nie, is ons baie jammer. Gebruik asseblief een van die twee knoppies hieronder en volg die aanwysings. Die skakels wat u reeds het, werk ook nog.',
  silencePreheader: 'Die laaste aantekening is lank gelede. Gewoonlik is daar ’n eenvoudige rede.',
  silenceNews:
    'U is ’n vertrouenspersoon vir {ownerInFull}. Die laaste aantekening by LeaveBits was op {date}, en daar was geen antwoord op twee e-posse nie. Gewoonlik is daar ’n eenvoudige rede: ’n nuwe adres, of e-posse wat misgekyk is. Ons kan dit nie van hier af weet nie, daarom vra ons u.',
  silenceAskThem:
    'As u hierdie persoon kan bereik, vra hom of haar asseblief eers. As dit goed gaan, hoef u niks hier te doen nie. Een keer aanteken is genoeg.',
  silenceNothingOpens:
    'Niks gaan oop tensy iemand dit aanmeld en ander dit bevestig nie. Ons vra nooit vir ’n wagwoord of vir geld nie.',
  lapsePreheader: 'Die rekening is al ’n ruk nie meer aktief nie. Gewoonlik is daar ’n eenvoudige rede.',
  lapseNews:
    'U is ’n vertrouenspersoon vir {ownerInFull}. Hierdie persoon se LeaveBits-rekening is sedert {date} nie meer aktief nie. Gewoonlik is daar ’n eenvoudige rede: iets is vergeet, of ons e-posse is misgekyk. Ons kan dit nie van hier af weet nie, daarom vra ons u.',
  lapseAskThem:
    'As u hierdie persoon kan bereik, vra hom of haar asseblief eers. As dit goed gaan, hoef u niks hier te doen nie. Ná aanteken kan die eienaar sien wat nodig is.',
  lapseDeletion:
    'Soos dit nou staan, word hierdie persoon se LeaveBits op {date} permanent uitgewis. As u voor dit ’n aanmelding doen, word niks uitgewis terwyl dit hangende is nie.',
  lapseAskAgain:
    'As niks verander nie, vra ons oor ’n paar maande weer. Ons vra nooit vir ’n wagwoord of vir geld nie.',
  lapseLast: 'Ons sal nie weer vra nie. Ons vra nooit vir ’n wagwoord of vir geld nie.',

  // Unpaid data is going to be deleted
  unreachableSubject: 'Ons kan {owner} nie bereik nie',
  unreachableHeading: 'Ons e-posse kom nie meer aan nie',
  unpaidSubject: 'Gaan dit goed met {owner}? Die LeaveBits word uitgewis',
  deletionHeading: '’n Rekening gaan uitgewis word',
  destructionPreheader: 'As iets met hierdie persoon gebeur het, kan u ons laat weet.',
  unreachableNews:
    '{ownerInFull} het u by LeaveBits as vertrouenspersoon gekies. Hierdie persoon se rekening is lank nie betaal nie, en die posbus aanvaar nie meer ons e-posse nie. Ons bewaar alles in die rekening tot {date}. Daarna word dit permanent uitgewis.',
  unpaidNews:
    '{ownerInFull} het u by LeaveBits as vertrouenspersoon gekies. Hierdie persoon se rekening is lank nie betaal nie, en sedertdien is daar nie aangeteken nie. Ons bewaar alles in die rekening tot {date}. Daarna word dit permanent uitgewis.',
  destructionReport:
    'As hierdie persoon oorlede is of permanent nie meer self kan besluit nie, gebruik asseblief een van die knoppies hieronder en volg die aanwysings. Niks word uitgewis terwyl ’n aanmelding hangende is nie. Ons is jammer as hierdie e-pos u in ’n moeilike tyd bereik.',
  destructionIfWell:
    'As dit goed gaan met hierdie persoon, vra hom of haar asseblief om aan te teken. Alles kan behou word deur die verskuldigde bedrag te betaal.',
  destructionNoPayment: 'U hoef self niks te betaal nie, en ons vra u nooit vir ’n wagwoord nie.',

  // The owner closes the account
  closingSubject: '{owner} wil sy of haar LeaveBits-rekening sluit',
  closingPreheader: 'As dit ’n eie besluit was, hoef u niks te doen nie.',
  closingNews:
    'Iemand wat as {ownerInFull} aangeteken is, het ons gevra om hierdie LeaveBits-rekening te sluit en alles daarin uit te wis. Ons doen dit op die vroegste op {date}. Daarna kan niemand meer oopmaak wat hier bewaar is nie.',
  closingLikely:
    'Heel waarskynlik is dit eenvoudig ’n eie besluit, en u hoef niks te doen nie. Ons laat u weet omdat u een van die vertrouenspersone is, en omdat uitwissing nie ongedaan gemaak kan word nie.',
  closingAskThem:
    'As u seker wil wees, vra persoonlik of per telefoon eerder as per e-pos. As dit iemand anders was, kan die eienaar steeds die rekening behou deur aan te teken en dit te kies, of deur die wagwoord te herstel.',
  closingReport:
    'As iets met hierdie persoon gebeur het, is ons baie jammer. U kan dit met een van die knoppies hieronder aanmeld, en niks word uitgewis terwyl u aanmelding hangende is nie. Die skakels wat u reeds het, werk ook nog.',
  closingWhy:
    'Iemand wat LeaveBits gebruik, het u as vertrouenspersoon gekies. Ons laat vertrouenspersone altyd weet voordat ’n rekening uitgewis word.',
  stayingSubject: '{owner} hou die LeaveBits-rekening',
  stayingPreheader: 'Niks word uitgewis nie. U hoef niks te doen nie.',
  stayingHeading: 'Die uitwissing is gekanselleer',
  stayingNews:
    'U het dalk ’n e-pos van ons gekry dat die LeaveBits-rekening van {ownerInFull} uitgewis gaan word. Dit is gekanselleer. Die rekening bly bestaan, met alles daarin.',
  stayingLinks: 'U is steeds ’n vertrouenspersoon, en u skakels werk nog. U hoef niks te doen nie.',
  stayingWhy:
    'Iemand wat LeaveBits gebruik, het u as vertrouenspersoon gekies. Ons laat vertrouenspersone weet wanneer ’n rekening uitgewis gaan word, en wanneer dit gekanselleer word.',

  // Much was deleted
  trashedSubject: 'Die meeste van {owner} se LeaveBits is na die asblik geskuif',
  trashedPreheader: 'As u hierdie persoon kan bereik, vra asseblief of dit die bedoeling was.',
  trashedHeading: 'Vra asseblief of dit die bedoeling was',
  trashedNews:
    'Op {date} was die meeste LeaveBits van {ownerInFull} in die asblik. Dikwels beteken dit net dat iemand opruim. Maar dit kan ook beteken dat iemand anders in die rekening is.',
  trashedAskThem:
    'As u hierdie persoon kan bereik, vra asseblief of dit die bedoeling was. Vra liefs persoonlik of per telefoon: wie in die rekening is, lees dalk ook die e-pos.',
  trashedRestore:
    'As dit iemand anders was, kan die eienaar alles herstel met die skakel in ons e-pos aan hom of haar, wat {hours, plural, one {# uur} other {# uur}} lank werk, of deur aan te teken en die asblik oop te maak.',
  trashedNoDeath:
    'Dit beteken nie dat iets met hierdie persoon gebeur het nie. As iets wel gebeur het, meld dit asseblief aan met die skakel in ons vorige e-pos: niks word uitgewis terwyl ’n aanmelding hangende is nie.',
  trashedWhy:
    'Iemand wat LeaveBits gebruik, het u as vertrouenspersoon gekies. Ons laat vertrouenspersone weet wanneer die meeste LeaveBits in die asblik beland, hoogstens een keer per dag.',
  removedDuringSubject: 'Iets is uit {owner} se LeaveBits-rekening verwyder',
  removedDuringPreheader:
    '’n Aanmelding is hangende. Dalk gaan dit goed met hierdie persoon, of iemand anders is in die rekening.',
  removedDuringHeading: 'Iets is verwyder terwyl ’n aanmelding hangende is',
  removedDuringNews:
    '’n Aanmelding oor {ownerInFull} is op {reportedAt} gedoen en is steeds hangende. Teen {date} het iemand wat by die rekening aangeteken is, iets uitgewis, ’n teks grotendeels vervang, ontvangers verwyder, of hulle langer laat wag.',
  removedDuringMeaning:
    'Dit kan beteken dat dit goed gaan met die eienaar, wat die rekening gebruik. Dit kan ook beteken dat iemand anders daarin is.',
  removedDuringAskThem:
    'Probeer asseblief om die eienaar te bereik, verkieslik persoonlik of per telefoon. As dit goed gaan, kan die eienaar die aanmelding weerspreek met die knoppie in ons e-posse aan hom of haar. As iemand anders hierdie veranderinge gemaak het, kan die eienaar dit ongedaan maak.',
  removedDuringRestore:
    'As u die eienaar nie kan bereik nie, kan enigiemand wat sy of haar e-pos kan lees, alles herstel. Ons e-posse aan die eienaar oor hierdie veranderinge het die knoppie “Undo these changes” (maak hierdie veranderinge ongedaan). Dit werk sonder om aan te teken, {hours, plural, one {# uur} other {# uur}} lank ná elke e-pos, selfs nadat die LeaveBits vrygestel is. Begin met die nuutste e-pos. As daar meer is, maak elkeen sy eie veranderinge ongedaan.',
  removedDuringOnce:
    'Ons stuur dit net een keer per aanmelding, dus is daar dalk nog sulke veranderinge. U hoef niks hier te doen nie, en hierdie e-pos het geen invloed op die aanmelding nie.',
  removedDuringWhy:
    'Iemand wat LeaveBits gebruik, het u as vertrouenspersoon gekies. Ons laat vertrouenspersone weet wanneer iets verwyder word terwyl ’n aanmelding hangende is.',
};
