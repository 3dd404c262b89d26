import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'choices'> = {
  tryAgainSoon: 'Sicela nizame futhi emva kwesikhashana.',
  stoppedAll:
    'Anitholi ma-imeyili kulo mthumeli ngaphandle uma kukhona okuvulwa ngemva kokushona kwakhe noma kokungasakwazi kwakhe ukuziphathela izindaba',
  stoppedNews: 'Nithola ama-imeyili kulo mthumeli kuphela uma kukhona okuvulwayo',
  stoppedAllNow:
    'Anitholi ma-imeyili kulo mthumeli ngaphandle uma kukhona okuvulwa ngemva kokushona kwakhe noma kokungasakwazi kwakhe ukuziphathela izindaba.',
  stoppedNewsNow: 'Nithola ama-imeyili kulo mthumeli kuphela uma kukhona okuvulwayo.',
  stopWarning:
    'Ngaphandle kwalawa ma-imeyili, ngeke nazi uma umthumeli abelana ngokusha, noma uma kukhona enivulelwa khona. Konke kuhlala ekhasini lenu.',
  unstoppable:
    'Uma kukhona okuvulwa ngemva kokushona komthumeli noma kokungasakwazi kwakhe ukuziphathela izindaba, siyonithumelela i-imeyili noma kunjalo, siphinde futhi ngaphambi kokuba kuvalwe.',
  mailsAfterRelease: 'Uma kukhona okunye enivulelwa khona, siyonithumelela i-imeyili.',
  mailsAfterReleaseClosing:
    'Uma kukhona okunye enivulelwa khona, siyonithumelela i-imeyili, siphinde futhi ngaphambi kokuba kuvalwe.',
  from: 'Ivela ku-{sender}',
  secret: 'Umthumeli ngeke azi uma nimfihla noma nimisa ama-imeyili akhe.',
  unchanged: 'Akukho okushintshile',
  hide: 'Fihlani lo mthumeli',
  isHidden: 'Konke okuvela kulo mthumeli ku-“Okufihliwe” ekugcineni kwekhasi lenu.',
  hiding: 'Konke okuvela kulo mthumeli kuya ku-“Okufihliwe” ekugcineni kwekhasi lenu.',
  hidingLosesNothing:
    'Konke okuvela kulo mthumeli kuya ku-“Okufihliwe” ekugcineni kwekhasi lenu. Akukho okulahlekayo, futhi ningakubonisa futhi noma nini.',
  showAgain: 'Bonisani lo mthumeli futhi',
  shownAgain: 'Umthumeli uboniswa futhi',
  hidden: 'Umthumeli ufihliwe',
  undo: 'Hlehlisani',
  undoElsewhere: 'Ku-“Okufihliwe” ekugcineni kwekhasi ningambonisa futhi umthumeli',
  mailsTitle: 'Ama-imeyili',
  mailsFromTitle: 'Ama-imeyili avela kulo mthumeli',
  mailsOn: 'Nithola i-imeyili njalo uma kukhona okusha.',
  mailsAgain: 'Tholani ama-imeyili futhi',
  mailsBackOn: 'Ama-imeyili avuliwe futhi',
  mailsStop: 'Misani ama-imeyili alo mthumeli',
  mailsStopped: 'Ama-imeyili amisiwe',
  keepTitle: 'Yifundeni niyigcine',
  keepUntil: 'Ningayifunda lapha kuze kube ngu-{date}.',
  keep: 'Landani noma niphrinte lokho enifuna ukukugcina.',
  keepSealed: 'Ivalwe ngophawu: yivuleni ngekhadi lenu, bese nilondoloza khona lokho enifuna ukukugcina.',
  read: 'Fundani',
  download: 'Landani',
  downloadFailed: 'Ukulanda akuphumelelanga',
  print: 'Phrintani',
  leave: 'Phumani kule LeaveBit',
  leaveSeen: 'Ngeke nisakwazi ukufinyelela kule LeaveBit. Umthumeli angabona ukuthi niphumile kuyo.',
  leaveUndo:
    'Ningakuhlehlisa lokho izinsuku ezingu-{days} ngesixhumanisi esizonithumelela sona nge-imeyili. Ngemva kwalokho kungenzeka kungabe kusaba khona ongayibuyisa.',
  lossClosed: 'Ayisakwazi ukufundwa, futhi ingeke isaba sekhasini lenu.',
  lossOpen: 'Ngeke nisakwazi ukuyifunda noma ukulanda amafayela ayo.',
  lossLocked: 'Ayikavulwa. Uma niphuma kuyo, ngeke nikwazi ukuyifunda ngaleso sikhathi.',
  lossDated: 'Ivulwa ngo-{date}. Uma niphuma kuyo, ngeke nikwazi ukuyifunda ngaleso sikhathi.',
  leaveTitle: 'Nifuna ukuphuma ku-“{leavebit}”?',
  leaveReleased:
    'Sizonithumelela i-imeyili enesixhumanisi eningahlehlisa ngaso lokhu izinsuku ezingu-{days}. Ngemva kwalokho kungenzeka kungabe kusaba khona ongayibuyisa.',
  leaveDownloadFirst: 'Uma kungenzeka niyifune ngolunye usuku, yilandeni kuqala.',
  leaveText:
    'Ngeke nisakwazi ukuyifunda noma ukulanda amafayela ayo, futhi ngeke siphinde sinithumelele ama-imeyili ngayo. U-{sender} uzobona ukuthi niphumile kuyo, nokuthi nini. Sizonithumelela i-imeyili enesixhumanisi eningahlehlisa ngaso lokhu izinsuku ezingu-{days}. Ngemva kwalokho ngumthumeli kuphela ongaphinda aningeze.',
  left: 'Niphumile kule LeaveBit',
  notLeft: 'Aniphumanga kuyo. Sicela nizame futhi emva kwesikhashana.',
  checking: 'Isixhumanisi senu siyahlolwa',
  notChecked: 'Asikwazanga ukuhlola lesi sixhumanisi',
  ourSide: 'Kukhona okungahambanga kahle ngakithi.',
  deadTitle: 'Lesi sixhumanisi asisasebenzi',
  returnPage: 'Buyisani ukufinyelela',
  returnTitle: 'Nifuna ukubuyisa ukufinyelela kwenu?',
  returnText:
    'Ngo-{date} niphume kokuthile u-<sender></sender> abelane nani ngakho. Uma nibuyisa ukufinyelela kwenu, kuyoba sengathi anizange niphume.',
  returnSeen: 'Umthumeli uzobona ukuthi senibuyile.',
  returnUntil:
    'Lesi sixhumanisi sisebenza kuze kube ngu-{date}. Uma benifuna ukuphuma, akukho okumele nikwenze.',
  returnFailed: 'Asikwazanga ukubuyisa ukufinyelela kwenu',
  returnButton: 'Buyisani ukufinyelela',
  returnedTitle: 'Seninakho ukufinyelela futhi',
  returned: 'I-LeaveBit evela ku-{sender} isisekhasini lenu futhi. Uma ibikhiyiwe ngaphambili, isakhiyiwe.',
  returnUnknown:
    'Kungenzeka ukuthi asiphelele, noma umthumeli ushintshe labo abelana nabo ngalokhu. Izixhumanisi ezikuma-imeyili ziyanqamuka kwesinye isikhathi, ngakho vulani i-imeyili futhi nicindezele inkinobho kuyo. Uma kungenzeka, celani umthumeli ukuthi abelane nani futhi.',
  returnBackTitle: 'Seninakho ukufinyelela',
  returnBack: 'Kwabelwane nani ngakho futhi. Akukho okumele nikwenze.',
  returnExpiredTitle: 'Lesi sixhumanisi siphelelwe yisikhathi',
  returnExpired:
    'Besisebenza izinsuku ezingu-{days} kuphela. Ngumthumeli kuphela ongaphinda abelane nani ngalokhu.',
  elsewhere:
    'Konke okunye okwabelwane nani ngakho kusekhasini lenu. Isixhumanisi salo siku-imeyili ngayinye ekhuluma ngakho.',
  openPage: 'Vulani ikhasi lenu',
  stopPage: 'Misani ama-imeyili',
  stopDead:
    'Sicela nisebenzise isixhumanisi esiku-imeyili yakamuva evela kulo mthumeli, noma niye ekhasini elinakho konke okwabelwane nani ngakho.',
  stoppedTitle: 'Ama-imeyili amisiwe',
  stopped: 'Ngeke nisathola ama-imeyili ngokusha okuvela ku-<sender></sender>.',
  stoppedNext:
    'Konke asebelane nani ngakho kuhlala kunjalo. Ukuze nikushintshe lokhu, yiyani ekhasini elinakho konke okwabelwane nani ngakho, nivule u-“Okungakhethwa” nikhethe u-“Tholani ama-imeyili futhi”. Amakhodi eniwacelayo nisazowathola.',
  stopTitle: 'Nifuna ukumisa ama-imeyili alo mthumeli?',
  stopFrom: 'U-<sender></sender> wabelane nani ngokuthile ku-LeaveBits.',
  stopMissed: 'Lokho eningeke nikwazi',
  stopSecret: 'Umthumeli ngeke azi. Ningakuhlehlisa lokhu ekhasini lenu.',
  stopFailed: 'Ama-imeyili awamiswanga',

  mailLanguageTitle: 'Ama-imeyili ngalolu limi',
  mailLanguage:
    'Niyathanda yini ukuthi nama-imeyili ethu aya kinina abe ngesiZulu? Lokhu kuthinta imibhalo yethu kuphela; lokho abantu abanishiyela khona kuhlala njengoba bakubhalile.',
  chooseMailLanguage: 'Ngibhaleleni ngesiZulu',
  mailLanguageChosen: 'Kusukela manje sizonibhalela ngesiZulu.',
  mailLanguageNotChosen: 'Ulimi lwenu alugcinwanga',
};
