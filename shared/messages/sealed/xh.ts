import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'sealed'> = {
  opening: 'Iyavulwa',
  damagedTitle: 'Le LeaveBit yonakele',
  damaged:
    'Ikhadi lenu lilungile, kodwa oko kufike apha ayikokwatywinwayo, ngoko akukho mntu unokuyivula injalo. Nceda nilayishe iphepha kwakhona nize nizame kwakhona. Ukuba oko akuncedi, bhalelani abantu abaphethe le nkonzo: basenokuba nekopi yogcino.',
  failedTitle: 'Ayikwazanga ukuvulwa',
  failed: 'Ayikwazanga ukuvulwa. Nceda nizame kwakhona emva kwethutyana.',
  tryAgainSoon: 'Nceda nizame kwakhona emva kwethutyana.',
  offline: 'Nceda nijonge uqhagamshelwano lwenu lwe-intanethi nize nizame kwakhona.',
  wrongCard:
    'Eli khadi lelomnye umntu, okanye lenziwe emva kokuba le LeaveBit igqibele ukugcinwa. Khangelani elinye ikhadi, okanye nibuze umntu oninike lona, okanye lowo uphethe amaphepha akhe.',
  oldCard:
    'Eli khadi lithatyathelwe indawo lelitsha, okanye asilolethu. Khangelani ikhadi elitsha, okanye nibuze umntu oninike lona, okanye lowo uphethe amaphepha akhe.',
  fileOtherCard:
    'Itywinelwe elinye ikhadi, nangona elenu livula umbhalo. Umntu oyitywinileyo angayigcina kwakhona eyenzela elenu.',
  fileOutdated:
    'Kukho into etshintshiweyo okanye esusiweyo emva kokuba nivule eli phepha. Eli phepha ngoku lihlaziyiwe: nceda nijonge kwakhona.',
  fileDamaged:
    'Yonakele: oko kufike apha ayikokwatywinwayo. Nceda nizame kwakhona. Ukuba oko akuncedi, bhalelani abantu abaphethe le nkonzo: basenokuba nekopi yogcino.',
  useCard: 'Sebenzisani ikhadi lenu',
  useCardText:
    'Oku kutywiniwe, kwaye kuvulwa ngekhadi lenu lesitshixo: iphepha eliprintiweyo elinekhowudi ye-QR nomgca oqala ngo-<key></key>. Nalifumana kumntu onishiyele oku, okanye komnye umntu amthembayo.',
  keyStays:
    'Isitshixo asinaso, ngoko asinakunivulela. Isitshixo enisifakayo sihlala kweli phepha: asithunyelwa kuthi, kwaye siyanyamalala xa niphuma.',
  otherCard: 'Ikhadi enilisebenzise kweli phepha aliyivuli le.',
  open: 'Vulani',
  noCard: 'Andinalo ikhadi',
  noCardAlive:
    'Ukuba umntu onishiyele oku usaphila, mbuzeni: angananzela ikhadi elitsha aze akugcine kwakhona oku elenzela lona.',
  noCardDead:
    'Ukuba uswelekile, buzani lowo uphethe amaphepha akhe, njengosapho lwakhe, umabi-lifa okanye unotariyo, ngemvulophu enekhadi elisecaleni.',
  noCardAnywhere:
    'Ukuba akukho khadi naphi na, akukho mntu unokukuvula oku, nathi asinako. Siyaxolisa. Ukuba ikhadi lifumaneka kamva, liyakuvula oku ngalo lonke ixesha kusekwiphepha lenu.',
  openedHere: 'Kuvulwe ngekhadi lenu, kwesi sixhobo kuphela. Kuyavalwa xa niphuma kweli phepha.',
  save: 'Gcinani',
  saveNamed: 'Gcinani {file}',
  openingNamed: 'Kuvulwa {file}',
  openingNumber: 'Kuvulwa ifayile {number} kwezi-{count}',
  fileSaved: 'Ifayile “{file}” igciniwe.',
  textSaved: 'Umbhalo ugciniwe.',
  zipSaved: 'I-ZIP igciniwe.',
  noProgress:
    'Ukuba akwenzeki nto, vulani eli phepha kwi-Safari, kwi-Chrome okanye kwenye ibhrawuza: iinkqubo ezininzi azinakuzigcina iifayile.',
  fileFailed: 'Ifayile “{file}” ayikwazanga ukuvulwa.',
  textFailed: 'Umbhalo awukwazanga ukuvulwa.',
  zipFailed: 'I-ZIP ayikwazanga ukwenziwa.',
};
