import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'choices'> = {
  tryAgainSoon: 'Nceda nizame kwakhona emva kwethutyana.',
  stoppedAll:
    'Anifumani ii-imeyile kulo mthumeli ngaphandle kokuba kukho into evulwa emva kokusweleka kwakhe okanye kokungasakwazi kwakhe ukuphatha imicimbi',
  stoppedNews: 'Nifumana ii-imeyile kulo mthumeli kuphela xa kukho into evulwayo',
  stoppedAllNow:
    'Anifumani ii-imeyile kulo mthumeli ngaphandle kokuba kukho into evulwa emva kokusweleka kwakhe okanye kokungasakwazi kwakhe ukuphatha imicimbi.',
  stoppedNewsNow: 'Nifumana ii-imeyile kulo mthumeli kuphela xa kukho into evulwayo.',
  stopWarning:
    'Ngaphandle kwezi imeyile, aniyi kwazi xa umthumeli esabelana ngento entsha, okanye xa kukho into enivulelwa yona. Konke kuhlala kwiphepha lenu.',
  unstoppable:
    'Ukuba kukho into evulwa emva kokusweleka komthumeli okanye kokungasakwazi kwakhe ukuphatha imicimbi, siya kunithumelela i-imeyile nokuba kunjalo, siphinde phambi kokuba ivalwe.',
  mailsAfterRelease: 'Ukuba kukho enye into enivulelwa yona, siya kunithumelela i-imeyile.',
  mailsAfterReleaseClosing:
    'Ukuba kukho enye into enivulelwa yona, siya kunithumelela i-imeyile, siphinde phambi kokuba ivalwe.',
  from: 'Ivela ku-{sender}',
  secret: 'Umthumeli akayi kwazi ukuba nimfihlile okanye nimise ii-imeyile zakhe.',
  unchanged: 'Akukho nto itshintshileyo',
  hide: 'Fihlani lo mthumeli',
  isHidden: 'Konke okuvela kulo mthumeli ku-“Okufihliweyo” ekupheleni kwephepha lenu.',
  hiding: 'Konke okuvela kulo mthumeli kuya ku-“Okufihliweyo” ekupheleni kwephepha lenu.',
  hidingLosesNothing:
    'Konke okuvela kulo mthumeli kuya ku-“Okufihliweyo” ekupheleni kwephepha lenu. Akukho nto ilahlekayo, kwaye ninokukubonisa kwakhona nanini na.',
  showAgain: 'Bonisani lo mthumeli kwakhona',
  shownAgain: 'Umthumeli uboniswa kwakhona',
  hidden: 'Umthumeli ufihliwe',
  undo: 'Buyisani',
  undoElsewhere: 'Ku-“Okufihliweyo” ekupheleni kwephepha ninokumbonisa kwakhona umthumeli',
  mailsTitle: 'Ii-imeyile',
  mailsFromTitle: 'Ii-imeyile ezivela kulo mthumeli',
  mailsOn: 'Nifumana i-imeyile rhoqo xa kukho into entsha.',
  mailsAgain: 'Fumanani ii-imeyile kwakhona',
  mailsBackOn: 'Ii-imeyile zivuliwe kwakhona',
  mailsStop: 'Misani ii-imeyile zalo mthumeli',
  mailsStopped: 'Ii-imeyile zimisiwe',
  keepTitle: 'Yifundeni niyigcine',
  keepUntil: 'Ninokuyifunda apha de kube ngu-{date}.',
  keep: 'Khuphelani okanye niprinte oko nifuna ukukugcina.',
  keepSealed: 'Itywiniwe: yivuleni ngekhadi lenu, nize nigcine apho oko nifuna ukukugcina.',
  read: 'Fundani',
  download: 'Khuphelani',
  downloadFailed: 'Ukukhuphela akuphumelelanga',
  print: 'Printani',
  leave: 'Phumani kule LeaveBit',
  leaveSeen: 'Aniyi kuba sakwazi ukufikelela kule LeaveBit. Umthumeli unokubona ukuba niphumile kuyo.',
  leaveUndo:
    'Ninokukubuyisa oko iintsuku ezi-{days} ngekhonkco esiya kunithumelela lona nge-imeyile. Emva koko kusenokwenzeka kungabikho mntu unokuyibuyisa.',
  lossClosed: 'Ayisenakufundwa, kwaye ayiyi kuba sekho kwiphepha lenu.',
  lossOpen: 'Aniyi kuba sakwazi ukuyifunda okanye ukukhuphela iifayile zayo.',
  lossLocked: 'Ayikavulwa. Ukuba niyaphuma kuyo, aniyi kwazi ukuyifunda ngelo xesha.',
  lossDated: 'Ivulwa ngo-{date}. Ukuba niyaphuma kuyo, aniyi kwazi ukuyifunda ngelo xesha.',
  leaveTitle: 'Nifuna ukuphuma ku-“{leavebit}”?',
  leaveReleased:
    'Siya kunithumelela i-imeyile enekhonkco eninokubuyisa ngalo oku iintsuku ezi-{days}. Emva koko kusenokwenzeka kungabikho mntu unokuyibuyisa.',
  leaveDownloadFirst: 'Ukuba ningayifuna ngenye imini, yikhupheleni kuqala.',
  leaveText:
    'Aniyi kuba sakwazi ukuyifunda okanye ukukhuphela iifayile zayo, kwaye asiyi kuphinda sinithumelele ii-imeyile ngayo. U-{sender} uya kubona ukuba niphumile kuyo, nokuba nini. Siya kunithumelela i-imeyile enekhonkco eninokubuyisa ngalo oku iintsuku ezi-{days}. Emva koko ngumthumeli kuphela onokuphinda anongeze.',
  left: 'Niphumile kule LeaveBit',
  notLeft: 'Aniphumanga kuyo. Nceda nizame kwakhona emva kwethutyana.',
  checking: 'Ikhonkco lenu liyajongwa',
  notChecked: 'Asikwazanga ukulijonga eli khonkco',
  ourSide: 'Kukho into engahambanga kakuhle ngakuthi.',
  deadTitle: 'Eli khonkco alisasebenzi',
  returnPage: 'Buyisani ufikelelo',
  returnTitle: 'Nifuna ukubuyisa ufikelelo lwenu?',
  returnText:
    'Ngo-{date} niphume kwinto u-<sender></sender> abelane nani ngayo. Ukuba nibuyisa ufikelelo lwenu, kuya kuba ngathi anizange niphume.',
  returnSeen: 'Umthumeli uya kubona ukuba nibuyile.',
  returnUntil:
    'Eli khonkco lisebenza de kube ngu-{date}. Ukuba benifuna ukuphuma, akukho nto kufuneka niyenze.',
  returnFailed: 'Asikwazanga ukubuyisa ufikelelo lwenu',
  returnButton: 'Buyisani ufikelelo',
  returnedTitle: 'Ninofikelelo kwakhona',
  returned:
    'I-LeaveBit evela ku-{sender} ikwiphepha lenu kwakhona. Ukuba ibitshixiwe ngaphambili, isatshixiwe.',
  returnUnknown:
    'Mhlawumbi aliphelelanga, okanye umthumeli utshintshe abo abelana nabo ngoku. Amakhonkco akwii-imeyile ayaqhawuka ngamanye amaxesha, ngoko vulani i-imeyile kwakhona nize nicofe iqhosha kuyo. Ukuba kunokwenzeka, celani umthumeli ukuba abelane nani kwakhona.',
  returnBackTitle: 'Sele ninalo ufikelelo',
  returnBack: 'Kwabelwene nani ngayo kwakhona. Akukho nto kufuneka niyenze.',
  returnExpiredTitle: 'Eli khonkco liphelelwe lixesha',
  returnExpired:
    'Belisebenza iintsuku ezi-{days} kuphela. Ngumthumeli kuphela onokuphinda abelane nani ngoku.',
  elsewhere:
    'Konke okunye okwabelwene nani ngako kukwiphepha lenu. Ikhonkco lalo likwi-imeyile nganye ethetha ngako.',
  openPage: 'Vulani iphepha lenu',
  stopPage: 'Misani ii-imeyile',
  stopDead:
    'Nceda nisebenzise ikhonkco elikwi-imeyile yamva nje evela kulo mthumeli, okanye niye kwiphepha elinako konke okwabelwene nani ngako.',
  stoppedTitle: 'Ii-imeyile zimisiwe',
  stopped: 'Aniyi kuphinda nifumane ii-imeyile ngento entsha evela ku-<sender></sender>.',
  stoppedNext:
    'Konke asele abelane nani ngako kuhlala kunjalo. Ukuze nikutshintshe oku, yiyani kwiphepha elinako konke okwabelwene nani ngako, nivule u-“Onokukukhetha” nize nikhethe u-“Fumanani ii-imeyile kwakhona”. Iikhowudi enizicelayo niya kuqhubeka nizifumana.',
  stopTitle: 'Nifuna ukumisa ii-imeyile zalo mthumeli?',
  stopFrom: 'U-<sender></sender> wabelene nani ngento kwi-LeaveBits.',
  stopMissed: 'Oko ningayi kukwazi',
  stopSecret: 'Umthumeli akayi kwazi. Ninokukubuyisa oku kwiphepha lenu.',
  stopFailed: 'Ii-imeyile azimiswanga',

  mailLanguageTitle: 'Ii-imeyile ngolu lwimi',
  mailLanguage:
    'Niyathanda na ukuba nee-imeyile zethu eziya kuni zibe ngesiXhosa? Oku kuchaphazela imibhalo yethu kuphela; oko abantu banishiyela kona kuhlala njengoko bekubhalile.',
  chooseMailLanguage: 'Ndibhaleleni ngesiXhosa',
  mailLanguageChosen: 'Ukususela ngoku siya kunibhalela ngesiXhosa.',
  mailLanguageNotChosen: 'Ulwimi lwenu alugcinwanga',
};
