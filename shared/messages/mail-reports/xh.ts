import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-reports'> = {
  // What several emails about a report say
  whyParticipant: 'Nithumele lo mbiko okanye nicelwe ukuba niwuqinisekise, njengombiki othembekileyo.',
  whySubmitter: 'Kukho umbiko othunyelwe ngekhonkco lenu lokubika.',
  submitterMistake:
    'Ukuba aniwuthumelanga, kukho omnye umntu onekhonkco lenu. Nceda nazise umnini ngoko nangoko. Angawuchitha umbiko. Anganisusa nakubabiki bakhe, nto leyo eyenza amakhonkco enu angasebenzi, aze anifake kwakhona ngamatsha.',
  tellOwnerToRefute: 'Ukuba umbiko awuyonyaniso, nceda nixelele umnini. Angawuchitha.',
  timeAway: 'Kude kunesiqhelo, kuba umnini wayesixelele ukuba akayi kubakho de kube ngumhla ka-{date}.',
  opensAfterThat:
    'Xa elo xesha lidlulile kwaye ababiki abaneleyo beqinisekisile, abantu abakhethwe ngumnini bangazifunda ii-LeaveBit ezijoliswe kubo.',
  stillPending: 'Umbiko usalindile.',
  decisionFollows: 'Akukho nto ekufuneka niyenze. Siya kunithumelela i-imeyile xa sekukho isigqibo.',
  thanksForDenying: 'Benisixelele ukuba asiyonyaniso. Enkosi ngokutsho kwenu.',
  signInAndLock:
    'Ukuba umnini uyaphila kwaye akanangxaki, nceda nimazise ngoko nangoko. Angangena aphinde atshixe yonke into.',

  // Asking for a confirmation
  askedSubject: 'Nceda niqinisekise umbiko ngo-{owner}',
  askedPreheader: 'Omnye umbiki uthumele umbiko. Impendulo yenu isanceda.',
  askedPreheaderNeeded: 'Omnye umbiki uthumele umbiko. Impendulo yenu iyafuneka.',
  askedHeading: 'Ningawuqinisekisa na umbiko?',
  askedHeadingNeeded: 'Kukho umbiko ofuna ukuqinisekiswa nini',
  askedNews:
    'U-{reporter} ubike ngomhla ka-{date} ukuba u-{ownerInFull} {type, select, death {uswelekile} other {akasakwazi ngokusisigxina ukuphatha imicimbi yakhe}}. Ukuba beningazi, siyaxolisa kakhulu kuba nikuva nge-imeyile.',
  askedAsReporter: 'Ningomnye wababiki abanokukuqinisekisa.',
  askedAfterDeclining:
    'Nisixelele ukuba anifuni kuba ngumbiki, ngoko akukho nto ekufuneka niyenze. Ukuba niyazi ukuba kwenzeke ntoni, impendulo yenu isanceda.',
  progressNone:
    '{required, plural, =1 {Kufuneka isiqinisekiso esinye phambi kokuba kuvulwe nantoni na, kwaye singaba sesenu.} =2 {Kufuneka iziqinisekiso ezimbini phambi kokuba kuvulwe nantoni na, kwaye esenu singaba sesinye sazo.} =3 {Kufuneka iziqinisekiso ezintathu phambi kokuba kuvulwe nantoni na, kwaye esenu singaba sesinye sazo.} =4 {Kufuneka iziqinisekiso ezine phambi kokuba kuvulwe nantoni na, kwaye esenu singaba sesinye sazo.} =5 {Kufuneka iziqinisekiso ezintlanu phambi kokuba kuvulwe nantoni na, kwaye esenu singaba sesinye sazo.} other {Kufuneka iziqinisekiso ezi-# phambi kokuba kuvulwe nantoni na, kwaye esenu singaba sesinye sazo.}}',
  progressNext:
    'Kufuneka {required, plural, =1 {isiqinisekiso esinye} =2 {iziqinisekiso ezimbini} =3 {iziqinisekiso ezintathu} =4 {iziqinisekiso ezine} =5 {iziqinisekiso ezintlanu} other {iziqinisekiso ezi-#}} phambi kokuba kuvulwe nantoni na. Ukuza kuthi ga ngoku {confirmations, plural, =1 {sinesinye} =2 {sinezimbini} =3 {sinezintathu} =4 {sinezine} =5 {sinezintlanu} other {sinezi-#}}, kwaye esenu singaba sesilandelayo.',
  progressLast:
    'Kufuneka {required, plural, =1 {isiqinisekiso esinye} =2 {iziqinisekiso ezimbini} =3 {iziqinisekiso ezintathu} =4 {iziqinisekiso ezine} =5 {iziqinisekiso ezintlanu} other {iziqinisekiso ezi-#}} phambi kokuba kuvulwe nantoni na. Ukuza kuthi ga ngoku {confirmations, plural, =1 {sinesinye} =2 {sinezimbini} =3 {sinezintathu} =4 {sinezine} =5 {sinezintlanu} other {sinezi-#}}, kwaye esenu singaba sesokugqibela.',
  progressEnough:
    'Kufuneka {required, plural, =1 {isiqinisekiso esinye} =2 {iziqinisekiso ezimbini} =3 {iziqinisekiso ezintathu} =4 {iziqinisekiso ezine} =5 {iziqinisekiso ezintlanu} other {iziqinisekiso ezi-#}} phambi kokuba kuvulwe nantoni na. Ukuza kuthi ga ngoku {confirmations, plural, =1 {sinesinye} =2 {sinezimbini} =3 {sinezintathu} =4 {sinezine} =5 {sinezintlanu} other {sinezi-#}}. Kwanele, kodwa esenu sisenokubalwa.',
  deniedByOthers:
    '{denials, plural, =1 {Omnye wabanye ababiki esibabuzileyo uthi asiyonyaniso.} =2 {Ababiki ababini kwabanye esibabuzileyo bathi asiyonyaniso.} =3 {Ababiki abathathu kwabanye esibabuzileyo bathi asiyonyaniso.} =4 {Ababiki abane kwabanye esibabuzileyo bathi asiyonyaniso.} =5 {Ababiki abahlanu kwabanye esibabuzileyo bathi asiyonyaniso.} other {Ababiki aba-# kwabanye esibabuzileyo bathi asiyonyaniso.}}',
  deadline: 'Umnini unexesha ubuncinane de kube ngumhla ka-{date} lokutsho ukuba asiyonyaniso.',
  deadlinePassed: 'Umhla wokugqibela wokuba umnini atsho ukuba asiyonyaniso udlulile, kodwa usengatsho.',
  opensSoon: 'Ukuba akatsho, abantu abakhethileyo bangazifunda kungekudala ii-LeaveBit ezijoliswe kubo.',
  opensAfterDeadline:
    'Ukuba akatsho, abantu abakhethileyo bangazifunda ii-LeaveBit ezijoliswe kubo emva koko.',
  opensOnceConfirmed:
    'Xa ababiki abaneleyo beqinisekisile, abantu abakhethwe ngumnini bangazifunda ii-LeaveBit ezijoliswe kubo.',
  askedIfTrue:
    'Ukuba niyazi ukuba yinyaniso, nceda nivule iphepha niqinisekise. Ukuba aniqinisekanga, zamani kuqala ukufumana umnini okanye lowo ubikileyo.',
  askedIfFalse:
    'Ukuba niyazi ukuba asiyonyaniso, nceda nitsho kwiphepha. Umbiko uya kudinga esinye isiqinisekiso, kwaye akukho nto ivulwayo {days, plural, one {usuku olu-#} other {iintsuku ezi-#}} emva koko. Siya kumazisa umnini ngoko nangoko.',
  askedIfFalseBefore:
    'Ukuba niyazi ukuba asiyonyaniso, nceda nitsho kwiphepha. Umbiko uya kudinga esinye isiqinisekiso, kwaye akukho nto ivulwayo {days, plural, one {usuku olu-#} other {iintsuku ezi-#}} emva koko, yaye akunjalo konke konke phambi komhla ka-{date}. Siya kumazisa umnini ngoko nangoko.',
  askedButton: 'Fundani umbiko niwuqinisekise',
  askedMistake: 'Ningasuka ningawuqinisekisi. Ukuvula iphepha kukodwa akuqinisekisi nto.',
  openingConfirmsNothing: 'Ukuvula iphepha kukodwa akuqinisekisi nto.',

  // The same link for somebody who has denied the report
  deniedLinkSubject: 'Ikhonkco lenu lombiko ngo-{owner}',
  deniedLinkPreheader: 'Nisixelele ukuba asiyonyaniso. Nisengayitshintsha impendulo yenu.',
  deniedLinkHeading: 'Ikhonkco lenu lombiko',
  deniedLinkNews:
    'U-{reporter} ubike ngomhla ka-{date} ukuba u-{ownerInFull} {type, select, death {uswelekile} other {akasakwazi ngokusisigxina ukuphatha imicimbi yakhe}}. Nisixelele ukuba asiyonyaniso. Enkosi ngokutsho kwenu. Simazisile umnini, nalowo ubikileyo.',
  deniedLinkProgress:
    'Kufuneka {required, plural, =1 {isiqinisekiso esinye} =2 {iziqinisekiso ezimbini} =3 {iziqinisekiso ezintathu} =4 {iziqinisekiso ezine} =5 {iziqinisekiso ezintlanu} other {iziqinisekiso ezi-#}} phambi kokuba kuvulwe nantoni na, kwaye ukuza kuthi ga ngoku {confirmations, plural, =0 {asinaso nesinye} =1 {sinesinye} =2 {sinezimbini} =3 {sinezintathu} =4 {sinezine} =5 {sinezintlanu} other {sinezi-#}}.',
  deniedLinkNext:
    'Ukuba kuseyiyo into engeyonyaniso, akukho nto yimbi ekufuneka niyenze. Ningazama ukufumana umnini, onokuwuchitha umbiko. Ukuba nifumanise ukuba yinyaniso ngenene, vulani iphepha niqinisekise.',
  deniedLinkNextConfirmed:
    'Ukuba kuseyiyo into engeyonyaniso, nceda nizame ukufumana umnini, onokuwuchitha umbiko: abanye ababiki abaneleyo bawuqinisekisile. Ukuba nifumanise ukuba yinyaniso ngenene, vulani iphepha niqinisekise.',
  deniedLinkButton: 'Fundani umbiko',

  // A report was received, or is delayed
  receivedSubject: 'Siwufumene umbiko wenu ngo-{owner}',
  receivedPreheader: 'Nantsi into eza kulandela, nokuba nini na.',
  receivedHeading: 'Sinawo umbiko wenu',
  receivedNews:
    'Nibike ngomhla ka-{date} ukuba u-{ownerInFull} {type, select, death {uswelekile} other {akasakwazi ngokusisigxina ukuphatha imicimbi yakhe}}. Sivelana nani koku nidlula kuko.',
  receivedNext:
    'Sibuze abanye ababiki. {required, plural, =1 {Omnye umbiki kufuneka aqinisekise.} =2 {Abanye ababiki ababini kufuneka baqinisekise.} =3 {Abanye ababiki abathathu kufuneka baqinisekise.} =4 {Abanye ababiki abane kufuneka baqinisekise.} =5 {Abanye ababiki abahlanu kufuneka baqinisekise.} other {Abanye ababiki aba-# kufuneka baqinisekise.}} Siyamazisa nomnini, onexesha ubuncinane de kube ngumhla ka-{date} lokutsho ukuba asiyonyaniso.',
  receivedWithdraw:
    'Akukho nto yimbi ekufuneka niyenze. Siya kunithumelela i-imeyile xa sekukho isigqibo. Ukuba ibiyimpazamo, vulani ikhonkco lenu kwakhona: ningawurhoxisa umbiko de omnye umbiki awuqinisekise.',
  delayedSubject: 'Umbiko ngo-{owner} ulibazisekile',
  delayedPreheader: 'Asikakwazi kumfumana. Siya kuqhubeka sizama.',
  delayedHeading: 'Umbiko ulibazisekile',
  delayedNews:
    'Niyabandakanyeka kumbiko womhla ka-{date} othi u-{ownerInFull} {type, select, death {uswelekile} other {akasakwazi ngokusisigxina ukuphatha imicimbi yakhe}}. Phambi kokuba kuvulwe nantoni na, umnini kufuneka abe nexesha lokutsho ukuba asiyonyaniso. Ukuza kuthi ga ngoku, asikakwazi ukusa isilumkiso sethu kwibhokisi yakhe ye-imeyile.',
  delayedNext:
    'Siya kuqhubeka sizama. Ixesha lakhe lokuphendula liqala xa isilumkiso sifika, ngoko umhla wokugqibela uya kuba kamva kunoko besikutshilo. Iziqinisekiso zisabalwa. Ukuba sinicele ukuba niqinisekise, nisengakwenza.',
  delayedNothingElse: 'Akukho nto yimbi ekufuneka niyenze. Siya kunithumelela i-imeyile xa sekukho isigqibo.',
  delayedMistake: 'Ukuba umbiko awuyonyaniso, nceda nixelele umnini. Angangena awuchithe.',

  // Somebody denied a report
  neededAfterDenial:
    'Akukho nto ivulwayo phambi komhla ka-{date}, kwaye ngoku kufuneka {needed, plural, =1 {isiqinisekiso esinye} =2 {iziqinisekiso ezimbini} =3 {iziqinisekiso ezintathu} =4 {iziqinisekiso ezine} =5 {iziqinisekiso ezintlanu} other {iziqinisekiso ezi-#}}: esinye ngaphezulu ngombiki ngamnye othi asiyonyaniso.',
  tooFewAfterDenial:
    'Bambalwa kakhulu ababiki abaseleyo boko. Ngaphandle kokuba umntu othe asiyonyaniso atshintshe impendulo yakhe, umbiko uphelelwa lixesha {days, plural, one {usuku olu-#} other {iintsuku ezi-#}} emva kwaloo mhla, kwaye akukho nto ivulwayo.',
  deniedHeading: 'Omnye umbiki uthi asiyonyaniso',
  deniedSubject: 'Kukho umbiki othi umbiko wenu ngo-{owner} awuyonyaniso',
  deniedPreheader: 'Umbiko wenu usalindile. Nceda nithethe nabanye ababiki.',
  deniedNews:
    'Nibike ngomhla ka-{date} ukuba u-{ownerInFull} {type, select, death {uswelekile} other {akasakwazi ngokusisigxina ukuphatha imicimbi yakhe}}. Sicele abanye ababiki ukuba bakuqinisekise, kwaye omnye wabo uthi asiyonyaniso. Asiyi kutsho ukuba ngubani na. Nomnini simazisile.',
  deniedPending: 'Umbiko wenu uhlala ulindile ngaphandle kokuba umnini awuchithe.',
  deniedPendingOrWithdrawn:
    'Umbiko wenu uhlala ulindile ngaphandle kokuba umnini awuchithe okanye niwurhoxise.',
  speakToOthers: 'Nceda nithethe nabanye ababiki.',
  deniedWithdraw: 'Ukuba ibiyimpazamo, vulani ikhonkco lenu lokubika kwakhona: ningawurhoxisa umbiko apho.',
  deniedIfTrue:
    'Ukuba yinyaniso, akukho nto yimbi ekufuneka niyenze: lowo uthe asiyonyaniso usengayitshintsha impendulo yakhe ngekhonkco elikwi-imeyile yethu.',
  moreTimeSubject: 'Umbiko ngo-{owner} ufuna ixesha elingakumbi',
  moreTimePreheader: 'Omnye umbiki uthi asiyonyaniso. Nceda nithethe nabanye ababiki.',
  moreTimeNews:
    'Nicelwe ukuba niqinisekise umbiko womhla ka-{date} othi u-{ownerInFull} {type, select, death {uswelekile} other {akasakwazi ngokusisigxina ukuphatha imicimbi yakhe}}. Omnye umbiki uthi asiyonyaniso. Asiyi kutsho ukuba ngubani na.',
  confirmationsSoFar:
    'Ukuza kuthi ga ngoku {confirmations, plural, =0 {asinaso nesinye} =1 {sinesinye} =2 {sinezimbini} =3 {sinezintathu} =4 {sinezine} =5 {sinezintlanu} other {sinezi-#}}.',
  whatToDoAsAsked:
    'Ukuba niyazi ukuba yinyaniso kwaye anikaqinisekisi, sebenzisani ikhonkco elikwi-imeyile yethu yangaphambili. Ukuba niqinisekisile kwaye ngoku niyazi ukuba asiyonyaniso, ningatsho ngekwalelo khonkco. Ukuba anazi, akukho nto ekufuneka niyenze.',

  // Somebody confirms what they had denied
  changedSubject: 'Umbiki utshintshe impendulo yakhe ngo-{owner}',
  changedPreheader: 'Ebethe umbiko awuyonyaniso, ngoku uwuqinisekisile.',
  changedHeading: 'Umbiki utshintshe impendulo yakhe',
  changedNewsToSubmitter:
    'Nibike ngomhla ka-{date} ukuba u-{ownerInFull} {type, select, death {uswelekile} other {akasakwazi ngokusisigxina ukuphatha imicimbi yakhe}}. Omnye wabanye ababiki ebesixelele ukuba asiyonyaniso, ngoku ukuqinisekisile. Asiyi kutsho ukuba ngubani na.',
  changedNews:
    'Nicelwe ukuba niqinisekise umbiko womhla ka-{date} othi u-{ownerInFull} {type, select, death {uswelekile} other {akasakwazi ngokusisigxina ukuphatha imicimbi yakhe}}. Omnye wabanye ababiki ebesixelele ukuba asiyonyaniso, ngoku uwuqinisekisile. Asiyi kutsho ukuba ngubani na.',
  changedNumbers:
    'Impendulo yakhe yokuqala ayisabalwa: ngoku kufuneka {needed, plural, =1 {isiqinisekiso esinye} =2 {iziqinisekiso ezimbini} =3 {iziqinisekiso ezintathu} =4 {iziqinisekiso ezine} =5 {iziqinisekiso ezintlanu} other {iziqinisekiso ezi-#}}, kwaye {confirmations, plural, =0 {asinaso nesinye} =1 {sinesinye} =2 {sinezimbini} =3 {sinezintathu} =4 {sinezine} =5 {sinezintlanu} other {sinezi-#}}.',
  changedTimeOver: 'Umhla wokugqibela womnini udlulile, kodwa angawuchitha umbiko de kubekho into evulwayo.',
  changedNothingBefore: 'Akukho nto ivulwayo phambi komhla ka-{date}.',
  changedStillDenied:
    '{denials, plural, =1 {Omnye umbiki usatsho ukuba asiyonyaniso.} =2 {Abanye ababiki ababini basatsho ukuba asiyonyaniso.} =3 {Abanye ababiki abathathu basatsho ukuba asiyonyaniso.} =4 {Abanye ababiki abane basatsho ukuba asiyonyaniso.} =5 {Abanye ababiki abahlanu basatsho ukuba asiyonyaniso.} other {Abanye ababiki aba-# basatsho ukuba asiyonyaniso.}}',
  changedToDenier:
    'Nisixelele ukuba asiyonyaniso, kwaye oko kusabalwa. Ukuba kuseyiyo into engeyonyaniso, akukho nto yimbi ekufuneka niyenze, kodwa nceda nizame ukufumana umnini: angawuchitha umbiko. Ukuba nifumanise ukuba yinyaniso ngenene, ningawuqinisekisa ngekhonkco elikwi-imeyile yethu yangaphambili.',

  // A report ended
  refutedSubject: 'Umbiko ngo-{owner} uchithiwe',
  refutedPreheader: 'Kukho umntu ophendule wathi asiyonyaniso. Akukho nto ivuliweyo.',
  refutedHeading: 'Umbiko uchithiwe',
  refutedNews:
    'Kukho umntu ophendule wathi umbiko womhla ka-{date} othi u-{ownerInFull} {type, select, death {uswelekile} other {akasakwazi ngokusisigxina ukuphatha imicimbi yakhe}} awuyonyaniso. Usebenzise ikhonkco elikwi-imeyile yethu eya kumnini, okanye ebengene kwiakhawunti. Umbiko urhoxisiwe, kwaye akukho nto ivuliweyo.',
  refutedAskOwner:
    'Ngokuqhelekileyo ngumnini ophendulayo. Ukuba ninako, nceda nimbuze ubuso ngobuso okanye ngomnxeba. Ukuba uphilile, akukho nto ekufuneka niyenze.',
  refutedNoReporter: 'Aniseyiyo inxalenye yababiki bakhe, ngoko amakhonkco enu akasasebenzi.',
  refutedSuspended:
    'Amakhonkco enu okubika akasebenzi de umnini agqibe ukuba nihlala ningumbiki na. Ukuba akukho mntu ungena kwiakhawunti yakhe {days, plural, one {usuku olu-#} other {iintsuku ezi-#}}, amakhonkco enu ayasebenza kwakhona.',
  refutedLinksWork: 'Amakhonkco enu okubika asasebenza.',
  refutedPause:
    'Akukho mntu unokuthumela omnye umbiko phambi komhla ka-{date}, kuba umnini ukhethe ikhefu emva kokuchithwa kombiko. Ukususela ngoko amakhonkco enu okubika ayasebenza kwakhona.',
  refutedSubmitterSuspended: 'Awalowo ubikileyo akasebenzi de umnini agqibe ngaye.',
  refutedIfTrue:
    'Ukuba niyazi ukuba umbiko uyinyaniso, kuphendule omnye umntu. Nceda nithethe nabanye ababiki.',
  refutedOthersCan: 'Bangathumela umbiko kwakhona ngamakhonkco abo.',
  refutedOthersCanFrom: 'Bangathumela umbiko kwakhona ngamakhonkco abo, ukususela ngomhla ka-{date}.',
  refutedYouCan: 'Ningathumela umbiko kwakhona ngekhonkco lenu.',
  refutedYouCanFrom: 'Ningathumela umbiko kwakhona ngekhonkco lenu, ukususela ngomhla ka-{date}.',
  withdrawnPreheader: 'Akukho nto ivuliweyo. Akukho nto ekufuneka niyenze.',
  withdrawnHeading: 'Umbiko urhoxisiwe',
  withdrawnBySelfSubject: 'Niwurhoxisile umbiko wenu ngo-{owner}',
  withdrawnBySelfNews:
    'Umbiko wenu womhla ka-{date} othi u-{ownerInFull} {type, select, death {uswelekile} other {akasakwazi ngokusisigxina ukuphatha imicimbi yakhe}} urhoxisiwe. Akukho nto ivuliweyo. Simazisile umnini nabanye ababiki.',
  withdrawnBySelfNext:
    'Amakhonkco enu asasebenza, ngoko ningabika kwakhona ukuba kuyafuneka. Ukuba nirhoxisa imibiko eliqela, kuya kufuneka nilinde iveki phambi kolandelayo.',
  withdrawnBySelfWhy: 'Kukho umbiko orhoxiswe ngekhonkco lenu lokubika.',
  withdrawnBySelfMistake:
    'Ukuba aniwurhoxisanga, kukho omnye umntu onekhonkco lenu. Ukuba umbiko ubuyinyaniso, nceda nibike kwakhona nazise abanye ababiki.',
  withdrawnSubject: 'Umbiko ngo-{owner} urhoxisiwe',
  withdrawnNews:
    'U-{reporter} uwurhoxisile umbiko womhla ka-{date} othi u-{ownerInFull} {type, select, death {uswelekile} other {akasakwazi ngokusisigxina ukuphatha imicimbi yakhe}}. Akukho nto ivuliweyo.',
  withdrawnNext: 'Akukho nto ekufuneka niyenze. Amakhonkco enu okubika asasebenza.',
  withdrawnMistake: 'Ukuba niyazi ukuba umbiko ubuyinyaniso, ningathumela owenu ngekhonkco lenu.',
  expiredSubject: 'Umbiko ngo-{owner} uphelelwe lixesha',
  expiredPreheader: 'Awuqinisekiswanga ngexesha. Akukho nto ivuliweyo.',
  expiredHeading: 'Umbiko uphelelwe lixesha',
  expiredNews:
    'Umbiko womhla ka-{date} othi u-{ownerInFull} {type, select, death {uswelekile} other {akasakwazi ngokusisigxina ukuphatha imicimbi yakhe}} awuqinisekiswanga ngababiki abaneleyo ngexesha. Akukho nto ivuliweyo.',
  expiredNext: 'Amakhonkco enu okubika asasebenza, ngoko ningathumela omnye umbiko ukuba kuyafuneka.',
  expiredMistake:
    'Ukuba niyazi ukuba umbiko uyinyaniso, nceda nithethe nabanye ababiki nithumele umbiko kwakhona.',

  // The estate was opened, or locked again
  releasedSubject: 'Ii-LeaveBit zika-{owner} zivuliwe',
  releasedHeading: 'Ii-LeaveBit zivuliwe',
  releasedPreheader: 'Umbiko uqinisekisiwe, kwaye akukho mntu uwuchithileyo.',
  releasedPreheaderDenied: 'Abanye ababiki abaneleyo bawuqinisekisile umbiko.',
  releasedNewsDenied:
    'Benisixelele ukuba umbiko womhla ka-{date} othi u-{ownerInFull} {type, select, death {uswelekile} other {akasakwazi ngokusisigxina ukuphatha imicimbi yakhe}} awuyonyaniso. Enkosi ngokutsho kwenu. Simxelele umnini ngoko nangoko, kodwa abanye ababiki abaneleyo bawuqinisekisile umbiko, kwaye awuchithwanga. Abantu abakhethileyo ngoku bangazifunda ii-LeaveBit ezijoliswe kubo, kwaye simthumelele i-imeyile ngamnye wabo.',
  releasedMistakeDenied:
    'Ukuba emva koko nifumanise ukuba umbiko ubuyinyaniso, akukho nto ekufuneka niyenze.',
  releasedNewsOwn:
    'Umbiko wenu womhla ka-{date} othi u-{ownerInFull} {type, select, death {uswelekile} other {akasakwazi ngokusisigxina ukuphatha imicimbi yakhe}} uqinisekisiwe, kwaye akukho mntu uwuchithileyo. Abantu abakhethileyo ngoku bangazifunda ii-LeaveBit ezijoliswe kubo, kwaye simthumelele i-imeyile ngamnye wabo.',
  releasedNews:
    'Umbiko womhla ka-{date} othi u-{ownerInFull} {type, select, death {uswelekile} other {akasakwazi ngokusisigxina ukuphatha imicimbi yakhe}} uqinisekisiwe, kwaye akukho mntu uwuchithileyo. Abantu abakhethileyo ngoku bangazifunda ii-LeaveBit ezijoliswe kubo, kwaye simthumelele i-imeyile ngamnye wabo.',
  releasedSorryDeath: 'Nceda namkele amazwi ethu ovelwano.',
  releasedSorry: 'Siyaxolisa kuba kufikelele koku.',
  releasedMade: 'Enkosi ngokusazisa. Akukho nto yimbi ekufuneka niyenze.',
  releasedConfirmed: 'Enkosi ngokuwuqinisekisa. Akukho nto yimbi ekufuneka niyenze.',
  releasedAsked: 'Nani besinibuze ngako. Impendulo yenu ayisafuneki, ngoko akukho nto ekufuneka niyenze.',
  releasedIfWell:
    'Ukuba umnini uphilile, ngoku okanye kamva, nceda nimazise ngoko nangoko. Angangena aphinde atshixe yonke into.',
  backSubject: 'U-{owner} ubuyile',
  backPreheader: 'Enkosi ngokumkhathalela. Yonke into iphinde yatshixwa.',
  backHeading: 'Sineendaba ezimnandi',
  backNews:
    'Kukho umntu ongene kwiakhawunti ka-{ownerInFull} wasazisa ukuba ubuyile kwaye uyakwazi kwakhona ukuphatha imicimbi yakhe. Oko bekuvulwe emva kombiko womhla ka-{date} kuphinde kwatshixwa.',
  backThanks:
    'Enkosi ngokubakho kwenu. Ukuba ninako, mbuliseni ubuso ngobuso okanye ngomnxeba, ukuze niqiniseke ukuba nguye ngenene. Akukho nto yimbi ekufuneka niyenze.',
  backLinks: 'Amakhonkco enu okubika asebenza njengangaphambili, ukuba ningaphinda niwadinge.',
  backMistake: 'Ukuba niyazi ukuba oku akunakuba yinyaniso, kukho omnye umntu kwiakhawunti.',
  lockedSubject: 'Ii-LeaveBit zika-{owner} ziphinde zatshixwa',
  lockedPreheader: 'Kukho umntu ongenileyo watshixa ii-LeaveBit ebezivulwe ngenxa yombiko.',
  lockedHeading: 'Yonke into iphinde yatshixwa',
  lockedNews:
    'Emva kombiko womhla ka-{date}, kukho umntu ongene kwiakhawunti ka-{ownerInFull} waphinda watshixa oko bekuvulwe nguwo. Abanini benza oku xa umbiko ubungeyonyaniso.',
  lockedAskOwner:
    'Ukuba ninako, nceda nibuze umnini ubuso ngobuso okanye ngomnxeba. Ukuba uphilile, akukho nto ekufuneka niyenze.',
  lockedLinks: 'Amakhonkco enu okubika asebenza njengangaphambili.',
  lockedMistake: 'Ukuba umbiko ubuyinyaniso, kukho omnye umntu kwiakhawunti.',
  removedSince:
    'Nisusiwe kubabiki bakhe, ngoko amakhonkco enu akasasebenzi kwaye aninakuthumela omnye umbiko.',
  reportAgain: 'Ningathumela umbiko kwakhona ngekhonkco lenu.',
  othersCanReport:
    'Nceda nixelele abanye ababiki nabantu ebebevulelwe. Nabani na osengumbiki angathumela umbiko kwakhona.',

  // Recipients who can't be reached
  unreachedSubject: 'Ningasinceda sifumane umntu ngenxa ka-{owner}?',
  unreachedPreheader:
    '{count, plural, one {I-imeyile yethu ayifiki kuye.} other {Ii-imeyile zethu azifiki kubo.}}',
  unreachedHeading:
    '{count, plural, one {Asikwazi kufumana omnye wabamkeli} other {Asikwazi kufumana abanye babamkeli}}',
  unreachedNews:
    'U-{ownerInFull} ushiyele abantu into ethile kwi-LeaveBits, kwaye ivuliwe. Simthumelele i-imeyile ngamnye wabo, kodwa {count, plural, one {ibhokisi ye-imeyile yalo mntu ayiyamkeli} other {iibhokisi ze-imeyile zaba bantu aziyamkeli}} i-imeyile yethu: {people}.',
  unreachedNewsMore:
    'U-{ownerInFull} ushiyele abantu into ethile kwi-LeaveBits, kwaye ivuliwe. Simthumelele i-imeyile ngamnye wabo, kodwa iibhokisi ze-imeyile zaba bantu aziyamkeli i-imeyile yethu: {people}, nabanye aba-{more}.',
  unreachedAsk:
    'Niyayazi na enye indlela yokufumana {count, plural, one {lo mntu} other {aba bantu}}? Ukuba kunjalo, nceda {count, plural, one {nimazise} other {nibazise}} ukuba kukho into {count, plural, one {ayishiyelweyo} other {abayishiyelweyo}} apha, phantsi {count, plural, one {kwedilesi engasentla} other {kweedilesi ezingasentla}}. Kungavulwa iphepha elingezantsi kufakwe loo dilesi, size sithumele ikhowudi kuyo.',
  unreachedMailbox:
    'Ukuba ibhokisi ye-imeyile izele, ivaliwe okanye ilahlekile, umboneleli wayo usenokukwazi ukuyibuyisela. Ngumnini kuphela obenokusinika enye idilesi. Nina nathi asinakuyitshintsha, nto leyo egcina ii-LeaveBit zikhuselekile.',
  unreachedRetry: 'Siya kuzama kwakhona emva kweveki enye, ezine nezilishumi elinesibini.',
  unreachedUntil: 'Ii-LeaveBit zingafundwa de kube ngumhla ka-{date}.',
  unreachedSupport: 'Ningasibhalela naku-{email}.',
  unreachedButton: 'Iphepha ekufuneka livulwe',
  unreachedWhy:
    'Nithumele umbiko ekuvulwe emva kwawo, okanye nicelwe ukuba niwuqinisekise, njengombiki othembekileyo.',
  unreachedMistake:
    'Ukuba {count, plural, one {animazi lo mntu} other {anibazi aba bantu}}, akukho nto ekufuneka niyenze. Nceda {count, plural, one {ningayixeleli mntu idilesi yakhe} other {ningazixeleli mntu iidilesi zabo}}.',
};
