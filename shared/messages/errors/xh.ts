import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'errors'> = {
  unreachable:
    'Asikwazanga ukufikelela kwiseva. Akukho nto ilahlekileyo. Jongani uqhagamshelwano lwenu lwe-intanethi nize nizame kwakhona.',
  waitSeconds:
    'Kubekho iinzame ezininzi kakhulu. Nceda nilinde {seconds, plural, one {umzuzwana o-#} other {imizuzwana e-#}} nize nizame kwakhona.',
  waitMinutes:
    'Kubekho iinzame ezininzi kakhulu. Nceda nilinde {minutes, plural, one {umzuzu o-#} other {imizuzu e-#}} nize nizame kwakhona.',
  waitHours:
    'Kubekho iinzame ezininzi kakhulu. Nceda nilinde {hours, plural, one {iyure e-#} other {iiyure ezi-#}} nize nizame kwakhona.',
  wait: 'Kubekho iinzame ezininzi kakhulu. Nceda nilinde kancinci nize nizame kwakhona.',
  internal:
    'Kukho into engahambanga kakuhle ngakuthi. Akukho nto itshintshileyo. Nceda nizame kwakhona emva kwethutyana.',
  unavailable: 'Okwangoku asikwazi ukufikelela kwiinkcukacha zenu. Nceda nizame kwakhona emva komzuzu.',
  storeUnavailable:
    'Okwangoku asikwazi ukufikelela apho kugcinwa khona iifayile. Konke kukhuselekile, kwaye konke okungezizo iifayile kusasebenza. Nceda nizame kwakhona emva kwemizuzu embalwa.',
  restoring:
    'I-LeaveBits iyabuyiselwa isuka kwikopi yogcino. Akukho nto ilahlekileyo. Nceda nibuye emva kwethutyana.',
  csrf: 'Eli phepha lidlulelwe lixesha, okanye ibhrawuza yenu ithintela iikhukhi. Nceda nilayishe iphepha kwakhona nize nizame kwakhona. Ukuba oko akuncedi, vumelani iikhukhi zale webhusayithi kwiisetingi zebhrawuza yenu.',
  sessionExpired: 'Iseshoni yenu iphelelwe lixesha. Nceda niqinisekise idilesi yenu kwakhona.',
  locked: 'Le LeaveBit isatshixiwe.',
  blocked: 'Oku akunakufundwa okwangoku.',
  damaged: 'Le LeaveBit yonakele kwaye ayinakuvulwa. Nceda nibhalele abantu abaphethe le nkonzo.',
  notFound: 'Asikwazanga ukuyifumana le nto. Mhlawumbi isusiwe.',
  signInToContinue: 'Nceda ningene ukuze niqhubeke.',
  notViewable: 'Olu hlobo lwefayile alunakuboniswa apha. Nceda niyikhuphele nize niyivule kwisixhobo senu.',
  ended: 'Iseshini yenu iphelile. Nceda ningene kwakhona.',
  endedElsewhere: 'Kukho umntu ongene kwiakhawunti yenu kwenye indawo, ngoko nikhutshiwe apha.',
  endedEverywhere: 'Niphumile kuyo yonke indawo. Nceda ningene kwakhona.',
  endedInOtherTab: 'Niphumile kwenye ithebhu.',
  endedByClosedTab: 'Nivale i-LeaveBits kwenye ithebhu, ngoko nikhutshiwe.',
  endedByPassword: 'Iphaswedi yeakhawunti yenu itshintshiwe. Nceda ningene ngentsha.',
  endedByUndoneConfiguration:
    'Utshintsho lweesetingi zenu zokuvulwa lurhoxisiwe, ngoko wonke umntu ukhutshiwe. Nceda nikhethe iphaswedi entsha.',
  endedByUndoneSharing:
    'Utshintsho kwii-LeaveBit zenu lurhoxisiwe, ngoko wonke umntu ukhutshiwe. Nceda nikhethe iphaswedi entsha.',
  endedByDeletion: 'Iakhawunti yenu icinyiwe, njengoko nicelile.',
  endedByInactivity: 'Nikhutshiwe emva kwemizuzu emi-5 kungenzeki nto.',
  endedByOtherOwner: 'Omnye umntu ungene kule bhrawuza.',
  pageNeedsSignIn: 'Nceda ningene ukuze nibone elo phepha. Siya kunisa apho emva koko.',
  draftKept: 'Ileta yenu igciniwe. Ngenani ukuze niqhubeke.',
};
