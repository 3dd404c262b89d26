import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'recipients'> = {
  sharedWithYou: 'Oko kwabelwene nani ngako',
  verifiedAs: 'Idilesi eqinisekisiweyo: <email></email>',
  refresh: 'Hlaziyani',
  signOut: 'Phumani',
  refreshed: 'Uluhlu luhlaziyiwe',
  refreshFailed: 'Ii-LeaveBit azikwazanga ukuhlaziywa',
  loadFailed: 'Ii-LeaveBit azikwazanga ukulayishwa',
  loadFailedNext: 'Akukho nto ilahlekileyo. Nceda nizame kwakhona emva kwethutyana ngeqhosha u-“Hlaziyani”.',
  tryAgainSoon: 'Nceda nizame kwakhona emva kwethutyana.',
  loadingList: 'Ii-LeaveBit ekwabelwene nani ngazo ziyalayishwa',
  list: 'Ii-LeaveBit ekwabelwene nani ngazo',
  listAll:
    '{count, plural, one {Kwabelwene nani nge-LeaveBit e-#} other {Kwabelwene nani ngee-LeaveBit ezi-#}}',
  listMore:
    '{count, plural, one {Kuboniswa i-LeaveBit e-#} other {Kuboniswa ii-LeaveBit ezi-#}}. Kukho ezinye',
  listHidden:
    '{count, plural, one {Kuboniswa i-LeaveBit e-#} other {Kuboniswa ii-LeaveBit ezi-#}}. Ezo zabathumeli enibafihlileyo zingezantsi',
  showMore: 'Bonisani ezinye',
  seeAll: 'Bonani konke okwabelwene nani ngako',
  noDescription: 'Ayikabi nasihloko',
  damaged: 'Le LeaveBit yonakele kwaye ayinakuvulwa. Nceda nibhalele abantu abaphethe le nkonzo.',
  recentlyOpened: 'Isandula kuvulwa',
  from: 'Ivela ku-{sender}',
  opened: 'Ivulwe: {date}',
  updated: 'Igqibele ukutshintshwa: {date}',
  sealedOpen: 'Itywiniwe. Ivulwa ngekhadi lenu.',
  sealedLocked: 'Itywiniwe. Niza kufuna ikhadi lenu ukuze niyivule.',
  viewDetails: 'Bonani iinkcukacha',
  options: 'Onokukukhetha',
  readableUntil: 'Ninokuyifunda de kube ngu-{date}.',
  closesInDays:
    'Ivalwa emva {days, plural, one {kosuku olu-#} other {kweentsuku ezi-#}}, ngo-{date}. Emva koko asinakho ukuyivula kwakhona.',
  closesToday: 'Ivalwa lungekapheli nosuku, ngo-{date}. Emva koko asinakho ukuyivula kwakhona.',
  saveIt: 'Nceda nigcine oko nifuna ukukugcina.',
  lockedTitle: 'Itshixiwe',
  opensOn: 'Ivulwa ngo-{date}',
  opensAfterReport:
    'Ivulwa emva kokuqinisekiswa kokusweleka komnini okanye kokuba akasakwazi ngokusisigxina ukuphatha imicimbi',
  opensOnUnsetDate: 'Ivulwa ngomhla ongekamiselwa',
  notReleased: 'Ayikavulwa',
  lockedNext:
    'Idilesi yenu iqinisekisiwe, kwaye siya kunigcinela oku apha de kube lelo xesha. Akukho nto kufuneka niyenze ngoku. Siya kunithumelela i-imeyile xa ivulwa, kwaye eli khonkco lihlala linjalo.',
  blockedTitle: 'Umrhumo awusebenzi',
  blocked:
    'Umrhumo womnini awusebenzi, ngoko oku akunakufundwa okwangoku. Iya kuvulwa kwakhona ukuba uyawuhlaziya. Ukuba nifuna ukuyigcina, mceleni kamsinya: oko kungahlaziywanga kuya kucinywa ngenye imini.',
  blockedNext:
    'Idilesi yenu iqinisekisiwe, kwaye akukho nto kufuneka niyenze okanye niyihlawule. Eli khonkco lihlala linjalo.',
  closedTitle: 'Ivaliwe',
  closed:
    'Ixesha lokufunda oku liphele ngo-{date}, kwaye asinakho ukukuvula kwakhona. Oko kwakhutshelwa okanye kwaprintwa ngaphambili kusenokufundwa, ngoko abanye abakufumeneyo basenokuba nekopi.',
  closedNext:
    'Idilesi yenu iqinisekisiwe. Okunye okwabelwene nani ngako kukwiphepha lenu, kwaye ikhonkco lalo likwi-imeyile nganye ethetha ngako.',
  checkAgain: 'Jongani kwakhona',
  nothingTitle: 'Akukho nto kwabelwene nani ngayo okwangoku',
  nothing:
    'Idilesi yenu iqinisekisiwe, kodwa okwangoku akukho nto kwabelwene ngayo nayo. Ukuba benilindele into, buzani umntu onixelele ngayo. Siya kunithumelela i-imeyile kamsinya xa kwabelwana nani ngento.',
  nothingInLinkTitle: 'Akukho nto apha kwabelwene nani ngayo',
  nothingInLink:
    'Idilesi yenu iqinisekisiwe, kodwa okwangoku akukho nto kweli khonkco kwabelwene ngayo nayo. Ukuba benilindele into, buzani umntu onithumelele ikhonkco ukuba ufake eyiphi na idilesi.',
  allHiddenTitle: 'Konke okwabelwene nani ngako kufihliwe',
  allHidden:
    'Nifihle wonke umntu owabelana nani ngento. Ii-LeaveBit zabo zingezantsi, kwaye ninokubabonisa kwakhona.',
  hiddenTitle: 'Okufihliweyo',
  hiddenSenders: '{count, plural, one {Nifihle umthumeli o-#} other {Nifihle abathumeli aba-#}}.',
  collapseHidden: 'Songani ii-LeaveBit ezifihliweyo',
  showHidden: 'Bonisani ii-LeaveBit ezifihliweyo',
  hiddenFailed: 'Ii-LeaveBit ezifihliweyo azikwazanga ukulayishwa. Nceda nizame kwakhona.',
  hiddenList: 'Ii-LeaveBit zabathumeli abafihliweyo',
  hiddenNothing: 'Abathumeli abafihliweyo akukho nto babelana nani ngayo okwangoku.',
  guideTitle: 'Phambi kokuba nifunde',
  guideDeath:
    'U-{sender} wanigcinela oku. Ukusweleka kwakhe kubikwe ngo-{date} kwaza kwaqinisekiswa {count, plural, one {ngomnye umntu o-#} other {ngabanye abantu aba-#}} abebethenjwe nguye, ngoko oko bekulinde oko kuvuliwe ngoku.',
  guideIncapacity:
    'U-{sender} wanigcinela oku. Ukuba akasakwazi ukuphatha imicimbi yakhe kubikwe ngo-{date} kwaza kwaqinisekiswa {count, plural, one {ngomnye umntu o-#} other {ngabanye abantu aba-#}} abathenjwe nguye, ngoko oko bekulinde oko kuvuliwe ngoku. Ukuba u-{name} uphinda akwazi ukuphatha imicimbi yakhe ngenye imini, angakuvala kwakhona.',
  guideFirst: 'Okokuqala',
  guideFirstDeath:
    'Gcinani ikopi ngo-“Khuphelani konke”, ukuze ibe yeyenu nokuba kwenzeka ntoni na kweli phepha. Nize nijonge oko kungenakulinda: abantu okanye izilwanyana ezifuna ukukhathalelwa, indlu engenamntu, iminqweno yomngcwabo.',
  guideFirstIncapacity:
    'Gcinani ikopi ngo-“Khuphelani konke”, ukuze ibe yeyenu nokuba kwenzeka ntoni na kweli phepha. Nize nijonge oko kungenakulinda: abantu okanye izilwanyana ezifuna ukukhathalelwa, indlu engenamntu, iminqweno ngonyango.',
  guideCardTitle: 'Ikhadi lenu',
  guideCard:
    'Okunye kwako kutywiniwe, kwaye kuvulwa ngekhadi eliprintiweyo enalinikwayo: iphepha elinekhowudi ye-QR nesitshixo. Likhangeleni kuqala kumaphepha enu, nize nilikhangele kwawakhe. Vulani apha i-LeaveBit nganye etywiniweyo nize niyigcine apho, kuba u-“Khuphelani konke” akanako ukuyivula.',
  guideWaitTitle: 'Oko kunokulinda',
  guideWait:
    'Iileta zilapha ukuze nizifunde nanini na xa senilungele. Neeakhawunti nemirhumo ingalinda: okwangoku gcinani umnxeba ne-imeyile zisebenza, kuba kulapho kuthunyelwa khona iikhowudi zokungena.',
  guideSignTitle: 'Phambi kokuba nihlawule, nirhoxise okanye nisayine nantoni na',
  guideSign:
    'Buzani lowo uphethe amaphepha, njengomabi-lifa, umgcini osemthethweni okanye igqwetha. Asinakunixelela ukuba yeyiphi na imithetho esebenza apho nihlala khona.',
  guideKeepTitle: 'Indlela yokukugcina',
  guideKeep:
    'Oko nikukhuphelayo kunayo yonke imibhalo neefayile, nephepha elivuleka ngaphandle kwe-intanethi. Ninokuphinda niprinte i-LeaveBit nganye. Kugcineni kokubini apho kunokufunyanwa nini kuphela.',
  guideEndTitle: 'De kube nini',
  guideEnd: 'Ninokufunda konke de kube ngu-{date}. Siya kunithumelela i-imeyile phambi koko.',
  guideEndFrom:
    'Ninokufunda oko u-{name} anishiyele kona de kube ngu-{date}. Siya kunithumelela i-imeyile phambi koko.',
  guideNoEnd: 'Akukho siphelo sicwangcisiweyo.',
  guideNoEndFrom: 'Akukho siphelo sicwangcisiweyo soko u-{name} anishiyele kona.',
  releaseTitle: 'Indlela evulwe ngayo',
  deathReported: 'Kubikwe ukusweleka ngo-{date}.',
  incapacityReported: 'Kubikwe ukungasakwazi ngokusisigxina ukuphatha imicimbi ngo-{date}.',
  confirmedBy:
    '{count, plural, one {Omnye umbiki o-# uwuqinisekisile} other {Abanye ababiki aba-# bawuqinisekisile}} umbiko.',
  openedThen: 'Emva koko oku kwavulwa ngo-{date}.',
  info: 'Umbhalo',
  noText: 'Akukho mbhalo apha.',
  attachments: 'Iifayile',
  sharedWith: 'Abantu ekwabelwene nabo',
  loadingText: 'Umbhalo uyalayishwa',
  textFailed: 'Umbhalo awukwazanga ukulayishwa',
  textFailedNext: 'Akukho nto ilahlekileyo. Nceda nizame kwakhona emva kwethutyana.',
  show: 'Bonisani',
  hide: 'Fihlani',
  hidden: 'kufihliwe',
  copy: 'Kopani',
  copied: 'Kukotshiwe',
  copyTitle: 'Nceda nizikopele nina',
  copyBlocked: 'Ibhrawuza yenu ayisivumeli ukuba sikukope.',
  oneTimeKey: 'Isitshixo seekhowudi ezisebenza kube kanye:',
  oneTimeCode: 'Ikhowudi yokungena ngoku:',
  oneTimeSeconds:
    '{seconds, plural, one {kusele umzuzwana o-<number>#</number>} other {kusele imizuzwana e-<number>#</number>}}',
  print: 'Printani',
  saveFile: 'Gcinani njengefayile',
  view: 'Jongani',
  viewFile: 'Jongani {file}',
  download: 'Khuphelani',
  downloadFile: 'Khuphelani {file}',
  downloadZip: 'Khuphelani konke njenge-ZIP',
  downloadZipHint: 'Konke okukule LeaveBit, kwifayile enye.',
  downloadAll: 'Khuphelani konke',
  downloadAllHint:
    'Yonke imibhalo neefayile ezivuliweyo ngoku, ezivela kubo bonke abathumeli, kwi-ZIP enye. Inephepha eninokulifunda ngaphandle kwe-intanethi.',
  downloadAllHintHidden:
    'Yonke imibhalo neefayile ezivuliweyo ngoku, ezivela kubo bonke abathumeli, nakwabo nibafihlileyo, kwi-ZIP enye. Inephepha eninokulifunda ngaphandle kwe-intanethi.',
  downloadAllSealed:
    'Oko kutywiniweyo kuhlala kutywiniwe kuyo. Ukuze nikugcine kufundeka, kuvuleni kweli phepha ngekhadi lenu nize nikukhuphele apho.',
  downloadFailed: 'Ukukhuphela akuphumelelanga',
  fileFailed: 'Ifayile “{file}” ayikwazanga ukukhutshelwa.',
  textDownloadFailed: 'Umbhalo awukwazanga ukukhutshelwa.',
  zipFailed: 'I-ZIP ayikwazanga ukukhutshelwa.',
  fileStarted: 'Ifayile “{file}” iyakhutshelwa.',
  textStarted: 'Umbhalo uyakhutshelwa.',
  zipStarted: 'I-ZIP iyakhutshelwa.',
  downloadOver: 'Ukukhuphela akuqalanga. Nceda nizame kwakhona.',
  downloadProgress: 'Ibhrawuza yenu ibonisa ukuba kufikwe phi na.',
  noProgress:
    'Ukuba akwenzeki nto, vulani eli phepha kwi-Safari, kwi-Chrome okanye kwenye ibhrawuza: iinkqubo ezininzi azinakuzigcina iifayile.',
  offline: 'Nceda nijonge uqhagamshelwano lwenu lwe-intanethi nize nizame kwakhona.',
  ownNoteTitle: 'Iphepha lokukhumbuza lamaphepha enu',
  ownNote:
    'Lithi eli phepha liphi na nokuba kufuneka nisebenzise eyiphi na idilesi, kwaye alitsho nto ngoko nikushiyelweyo.',
  printNote: 'Printani iphepha lokukhumbuza',
};
