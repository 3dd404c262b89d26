import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'recipients'> = {
  sharedWithYou: 'Okwabelwane nani ngakho',
  verifiedAs: 'Ikheli eliqinisekisiwe: <email></email>',
  refresh: 'Vuselelani',
  signOut: 'Phumani',
  refreshed: 'Uhlu lusesikhathini',
  refreshFailed: 'Ama-LeaveBit akakwazanga ukuvuselelwa',
  loadFailed: 'Ama-LeaveBit akakwazanga ukulayishwa',
  loadFailedNext: 'Akukho okulahlekile. Sicela nizame futhi emva kwesikhashana ngenkinobho u-“Vuselelani”.',
  tryAgainSoon: 'Sicela nizame futhi emva kwesikhashana.',
  loadingList: 'Ama-LeaveBit okwabelwane nani ngawo ayalayishwa',
  list: 'Ama-LeaveBit okwabelwane nani ngawo',
  listAll:
    '{count, plural, one {Kwabelwane nani nge-LeaveBit e-#} other {Kwabelwane nani ngama-LeaveBit angu-#}}',
  listMore:
    '{count, plural, one {Kuboniswa i-LeaveBit e-#} other {Kuboniswa ama-LeaveBit angu-#}}. Kukhona amanye',
  listHidden:
    '{count, plural, one {Kuboniswa i-LeaveBit e-#} other {Kuboniswa ama-LeaveBit angu-#}}. Lawo abathumeli enibafihlile angezansi',
  showMore: 'Bonisani okunye',
  seeAll: 'Bonani konke okwabelwane nani ngakho',
  noDescription: 'Ayikabi nasihloko',
  damaged: 'Le LeaveBit yonakele futhi ayikwazi ukuvulwa. Sicela nibhalele abantu abaphethe le nsizakalo.',
  recentlyOpened: 'Isanda kuvulwa',
  from: 'Ivela ku-{sender}',
  opened: 'Ivulwe: {date}',
  updated: 'Igcine ukushintshwa: {date}',
  sealedOpen: 'Ivalwe ngophawu. Ivulwa ngekhadi lenu.',
  sealedLocked: 'Ivalwe ngophawu. Nizodinga ikhadi lenu ukuze niyivule.',
  viewDetails: 'Bonani imininingwane',
  options: 'Okungakhethwa',
  readableUntil: 'Ningayifunda kuze kube ngu-{date}.',
  closesInDays:
    'Ivalwa emva {days, plural, one {kosuku olu-#} other {kwezinsuku ezingu-#}}, ngo-{date}. Ngemva kwalokho asikwazi ukuyivula futhi.',
  closesToday: 'Ivalwa kungakapheli usuku, ngo-{date}. Ngemva kwalokho asikwazi ukuyivula futhi.',
  saveIt: 'Sicela nilondoloze lokho enifuna ukukugcina.',
  lockedTitle: 'Ikhiyiwe',
  opensOn: 'Ivulwa ngo-{date}',
  opensAfterReport:
    'Ivulwa ngemva kokuqinisekiswa kokushona komnikazi noma kokuthi akasakwazi unomphela ukuziphathela izindaba',
  opensOnUnsetDate: 'Ivulwa ngosuku olungakanqunywa',
  notReleased: 'Ayikavulwa',
  lockedNext:
    'Ikheli lenu liqinisekisiwe, futhi siyonigcinela lokhu lapha kuze kube yileso sikhathi. Akukho okumele nikwenze manje. Siyonithumelela i-imeyili uma ivulwa, futhi lesi sixhumanisi sihlala sinjalo.',
  blockedTitle: 'Okubhaliselwe akusebenzi',
  blocked:
    'Okubhaliselwe komnikazi akusebenzi, ngakho lokhu akukwazi ukufundwa okwamanje. Iyovulwa futhi uma ekuvuselela. Uma nifuna ukuyigcina, mceleni kusenesikhathi: lokho okungavuselelwa kuyosulwa ngolunye usuku.',
  blockedNext:
    'Ikheli lenu liqinisekisiwe, futhi akukho okumele nikwenze noma nikukhokhele. Lesi sixhumanisi sihlala sinjalo.',
  closedTitle: 'Ivaliwe',
  closed:
    'Isikhathi sokufunda lokhu siphele ngo-{date}, futhi asikwazi ukukuvula futhi. Lokho okwalandwa noma kwaphrintwa ngaphambili kusengafundwa, ngakho abanye abakutholile bangase babe nekhophi.',
  closedNext:
    'Ikheli lenu liqinisekisiwe. Okunye okwabelwane nani ngakho kusekhasini lenu, futhi isixhumanisi salo siku-imeyili ngayinye ekhuluma ngakho.',
  checkAgain: 'Hlolani futhi',
  nothingTitle: 'Akukho okwabelwane nani ngakho okwamanje',
  nothing:
    'Ikheli lenu liqinisekisiwe, kodwa okwamanje akukho okwabelwane ngakho nalo. Uma benilindele okuthile, buzani umuntu onitshele ngakho. Siyonithumelela i-imeyili lapho nje kwabelwana nani ngokuthile.',
  nothingInLinkTitle: 'Akukho lapha okwabelwane nani ngakho',
  nothingInLink:
    'Ikheli lenu liqinisekisiwe, kodwa okwamanje akukho kulesi sixhumanisi okwabelwane ngakho nalo. Uma benilindele okuthile, buzani umuntu onithumelele isixhumanisi ukuthi ufake liphi ikheli.',
  allHiddenTitle: 'Konke okwabelwane nani ngakho kufihliwe',
  allHidden:
    'Nifihle bonke abantu ababelana nani ngokuthile. Ama-LeaveBit abo angezansi, futhi ningababonisa futhi.',
  hiddenTitle: 'Okufihliwe',
  hiddenSenders: '{count, plural, one {Nifihle umthumeli o-#} other {Nifihle abathumeli abangu-#}}.',
  collapseHidden: 'Songani ama-LeaveBit afihliwe',
  showHidden: 'Bonisani ama-LeaveBit afihliwe',
  hiddenFailed: 'Ama-LeaveBit afihliwe akakwazanga ukulayishwa. Sicela nizame futhi.',
  hiddenList: 'Ama-LeaveBit abathumeli abafihliwe',
  hiddenNothing: 'Abathumeli abafihliwe akukho ababelana nani ngakho okwamanje.',
  guideTitle: 'Ngaphambi kokuba nifunde',
  guideDeath:
    'U-{sender} wanigcinela lokhu. Ukushona kwakhe kubikwe ngo-{date} kwaqinisekiswa {count, plural, one {ngomunye umuntu o-#} other {ngabanye abantu abangu-#}} abebethenjwa nguye, ngakho lokho obekulinde lokho sekuvuliwe manje.',
  guideIncapacity:
    'U-{sender} wanigcinela lokhu. Ukuthi akasakwazi ukuziphathela izindaba kubikwe ngo-{date} kwaqinisekiswa {count, plural, one {ngomunye umuntu o-#} other {ngabanye abantu abangu-#}} abathenjwa nguye, ngakho lokho obekulinde lokho sekuvuliwe manje. Uma u-{name} ephinda ekwazi ukuziphathela izindaba ngolunye usuku, angakuvala futhi.',
  guideFirst: 'Okokuqala',
  guideFirstDeath:
    'Londolozani ikhophi ngo-“Landani konke”, ukuze kube ngokwenu noma ngabe kwenzekani kuleli khasi. Bese nibheka lokho okungenakulinda: abantu noma izilwane ezidinga ukunakekelwa, indlu engenamuntu, izifiso zomngcwabo.',
  guideFirstIncapacity:
    'Londolozani ikhophi ngo-“Landani konke”, ukuze kube ngokwenu noma ngabe kwenzekani kuleli khasi. Bese nibheka lokho okungenakulinda: abantu noma izilwane ezidinga ukunakekelwa, indlu engenamuntu, izifiso ngokwelashwa.',
  guideCardTitle: 'Ikhadi lenu',
  guideCard:
    'Okunye kwakho kuvalwe ngophawu, futhi kuvulwa ngekhadi eliphrintiwe enalinikwa: iphepha elinekhodi ye-QR nokhiye. Libhekeni kuqala emaphepheni enu, bese nilibheka kwawakhe. Vulani lapha i-LeaveBit ngayinye evalwe ngophawu niyilondoloze khona, ngoba u-“Landani konke” akakwazi ukuyivula.',
  guideWaitTitle: 'Okungalinda',
  guideWait:
    'Izincwadi zilapha ukuze nizifunde noma nini lapho senilungile. Nama-akhawunti nokubhaliselwe kungalinda: okwamanje gcinani ucingo ne-imeyili kusebenza, ngoba yilapho kuthunyelwa khona amakhodi okungena.',
  guideSignTitle: 'Ngaphambi kokuba nikhokhe, nikhansele noma nisayine noma yini',
  guideSign:
    'Buzani lowo ophethe amaphepha, njengomabi wefa, umnakekeli osemthethweni noma ummeli. Asikwazi ukunitshela ukuthi yimiphi imithetho esebenza lapho nihlala khona.',
  guideKeepTitle: 'Indlela yokukugcina',
  guideKeep:
    'Enikulandayo kunayo yonke imibhalo namafayela, kanye nekhasi elivuleka ngaphandle kwe-inthanethi. Ningaphinde niphrinte i-LeaveBit ngayinye. Kugcineni kokubili lapho kungatholwa yinina kuphela.',
  guideEndTitle: 'Kuze kube nini',
  guideEnd: 'Ningafunda konke kuze kube ngu-{date}. Sizonithumelela i-imeyili ngaphambi kwalokho.',
  guideEndFrom:
    'Ningafunda lokho u-{name} anishiyele khona kuze kube ngu-{date}. Sizonithumelela i-imeyili ngaphambi kwalokho.',
  guideNoEnd: 'Akukho kuphela okuhleliwe.',
  guideNoEndFrom: 'Akukho kuphela okuhleliwe kwalokho u-{name} anishiyele khona.',
  releaseTitle: 'Indlela evulwe ngayo',
  deathReported: 'Kubikwe ukushona ngo-{date}.',
  incapacityReported: 'Kubikwe ukungasakwazi unomphela ukuziphathela izindaba ngo-{date}.',
  confirmedBy:
    '{count, plural, one {Omunye umbiki o-# uqinisekise} other {Abanye ababiki abangu-# baqinisekise}} umbiko.',
  openedThen: 'Ngemva kwalokho lokhu kwavulwa ngo-{date}.',
  info: 'Umbhalo',
  noText: 'Awukho umbhalo lapha.',
  attachments: 'Amafayela',
  sharedWith: 'Abantu okwabelwane nabo',
  loadingText: 'Umbhalo uyalayishwa',
  textFailed: 'Umbhalo awukwazanga ukulayishwa',
  textFailedNext: 'Akukho okulahlekile. Sicela nizame futhi emva kwesikhashana.',
  show: 'Bonisani',
  hide: 'Fihlani',
  hidden: 'kufihliwe',
  copy: 'Kopishani',
  copied: 'Kukopishiwe',
  copyTitle: 'Sicela nizikopishele nina',
  copyBlocked: 'Isiphequluli senu asisivumeli ukuthi sikukopishe.',
  oneTimeKey: 'Ukhiye wamakhodi asebenza kanye:',
  oneTimeCode: 'Ikhodi yokungena manje:',
  oneTimeSeconds:
    '{seconds, plural, one {kusele umzuzwana o-<number>#</number>} other {kusele imizuzwana engu-<number>#</number>}}',
  print: 'Phrintani',
  saveFile: 'Londolozani njengefayela',
  view: 'Bukani',
  viewFile: 'Bukani {file}',
  download: 'Landani',
  downloadFile: 'Landani {file}',
  downloadZip: 'Landani konke njenge-ZIP',
  downloadZipHint: 'Konke okukule LeaveBit, kufayela elilodwa.',
  downloadAll: 'Landani konke',
  downloadAllHint:
    'Yonke imibhalo namafayela avuliwe manje, avela kubo bonke abathumeli, ku-ZIP eyodwa. Inekhasi eningalifunda ngaphandle kwe-inthanethi.',
  downloadAllHintHidden:
    'Yonke imibhalo namafayela avuliwe manje, avela kubo bonke abathumeli, nalabo enibafihlile, ku-ZIP eyodwa. Inekhasi eningalifunda ngaphandle kwe-inthanethi.',
  downloadAllSealed:
    'Lokho okuvalwe ngophawu kuhlala kuvalwe ngophawu kuyo. Ukuze nikulondoloze kufundeke, kuvuleni kuleli khasi ngekhadi lenu bese nikulanda khona.',
  downloadFailed: 'Ukulanda akuphumelelanga',
  fileFailed: 'Ifayela “{file}” alikwazanga ukulandwa.',
  textDownloadFailed: 'Umbhalo awukwazanga ukulandwa.',
  zipFailed: 'I-ZIP ayikwazanga ukulandwa.',
  fileStarted: 'Ifayela “{file}” liyalandwa.',
  textStarted: 'Umbhalo uyalandwa.',
  zipStarted: 'I-ZIP iyalandwa.',
  downloadOver: 'Ukulanda akuqalanga. Sicela nizame futhi.',
  downloadProgress: 'Isiphequluli senu sibonisa ukuthi sekufike kuphi.',
  noProgress:
    'Uma kungenzeki lutho, vulani leli khasi ku-Safari, ku-Chrome noma kwesinye isiphequluli: izinhlelo eziningi azikwazi ukulondoloza amafayela.',
  offline: 'Sicela nihlole ukuxhumana kwenu kwe-inthanethi bese nizama futhi.',
  ownNoteTitle: 'Iphepha lokukhumbuza lamaphepha enu',
  ownNote:
    'Lisho ukuthi leli khasi likuphi nokuthi kufanele nisebenzise liphi ikheli, futhi alisho lutho ngalokho enikushiyelwe.',
  printNote: 'Phrintani iphepha lokukhumbuza',
};
