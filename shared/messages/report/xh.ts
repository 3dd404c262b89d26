import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'report'> = {
  titlePractice: 'Umsebenzi wenu njengombiki',
  title: 'Umbiko',
  invalidLink: 'Ikhonkco lokubika alisebenzi',

  chosen: 'Nikhethwe njengombiki',
  chosenBy:
    'U-<name>{owner}</name> uthembele kuni ukuba nisibikele xa esweleka okanye xa engasenako ngokusisigxina ukuphatha imicimbi yakhe.',
  realReport: 'Kukho umbiko wokwenene ngo-{owner} osalinde isigqibo',
  realReportMade: 'Ngowenu. Ukuze nibone ukuba uphi na, vulani ikhonkco eniwuthumele ngalo.',
  realReportAsked:
    'Sinicele nge-imeyile ukuba niwuqinisekise. Nceda nisebenzise ikhonkco elikuloo imeyile, hayi eli phepha.',
  realReportConfirmed:
    'Niwuqinisekisile, akukho nto yimbi kufuneka niyenze. Siya kunithumelela i-imeyile xa kukho isigqibo.',
  realReportDenied:
    'Nisixelele ukuba asiyonyaniso. Ukuba nifumanisa ukuba noko yinyaniso, sebenzisani ikhonkco elikwi-imeyile yethu.',
  realReportUninvolved: 'Nibe ngumbiki sele uthunyelwe. Akuyomfuneko ukuba nenze nantoni na.',
  linksOnHold: 'Amakhonkco enu okubika amisiwe okwexeshana',

  willYou: 'Ningamenzela u-{owner} oku?',
  willYouText:
    'U-{owner} uyayibona impendulo yenu. Ningayitshintsha apha nanini na. Ayinibopheleli nakuyiphi na into, kwaye amakhonkco enu asebenza nokuba niphendule njani na.',
  accepted: 'Nivumile. Enkosi: u-{owner} uyakubona oko.',
  declined: 'Nalile, kwaye u-{owner} uyakubona oko. Akukho ngxaki konke konke.',
  accept: 'Ndiyavuma',
  decline: 'Ndiyala',
  answerNotSaved: 'Impendulo yenu ayigcinwanga',

  yourAddress: 'Idilesi yenu',
  addressQuestion: 'Nisayisebenzisa le dilesi ye-imeyile?',
  addressWhy:
    'Kulapho sithumele khona ikhonkco leli phepha. Ukuba kukho into eyenzekayo, kulapho siya kunithumelela khona i-imeyile.',
  addressYes: 'Ewe, ndiyayisebenzisa',
  addressNo: 'Hayi, ndisebenzisa enye',
  addressKept: 'Enkosi. Siza kuqhubeka siyisebenzisa le dilesi.',
  addressChanges:
    'Enkosi. Simcelile u-{owner} ukuba athethe nani aze ayitshintshe idilesi. Amakhonkco enu ayasebenza kude kube lelo xesha.',

  practice: 'Ziqheliseni ukubika',
  practiceWhy:
    'Kuthatha imizuzu emibini kwaye kufana nokubika kokwenene, ukuze nikwazi phambi kokuba nikudinge. Akukho nto ibikwayo.',
  startPractice: 'Qalani ukuziqhelisa',
  ifItHappened: 'Ukuba kukho into eyenzekileyo ku-{owner}',
  notReportedHere: 'Eli phepha alinako ukukubika. Buyelani kwi-imeyile eninize apha, nize nicofe enye yezi:',
  emailNotFound:
    'Ukuba aniyifumani i-imeyile, khangelani igama elithi “LeaveBits” kwibhokisi yenu ye-imeyile, okanye <links>celani ukuthunyelelwa amakhonkco enu kwakhona</links>. Nawuphi na omnye umbiki angakubika, size ke sicele nina ukuba nikuqinisekise.',
  drillTitle: 'Oku kukuziqhelisa nje: akukho nto ibikwayo',
  drill:
    'Jongani iphepha nize nicofe iqhosha. Akukho mntu waziswayo, kwaye akukho nto ivulwayo. Ukuze nibike ngokwenene, cofani “Bikani ukusweleka” okanye “Bikani ukungasakwazi ngokusisigxina ukuphatha imicimbi” kwi-imeyile yenu.',
  drillTypes: 'Eniziqhelisa ngako',
  aDeath: 'Ukusweleka',
  anIncapacitation: 'Ukunga\u00adsakwazi ukuphatha imicimbi',
  drillDoneTitle: 'Oko bekukuziqhelisa',
  drillDone:
    'Akukho nto ibikiweyo, kwaye akukho mntu wazisiweyo. Emva kombiko wokwenene, beniya kubona umbhalo ongezantsi.',
  drillReal:
    '<strong>Kwenzeke ngokwenene?</strong> {type, select, death {Sebenzisani “Bikani ukusweleka” kwakuloo imeyile.} other {Sebenzisani “Bikani ukungasakwazi ngokusisigxina ukuphatha imicimbi” kwakuloo imeyile.}} Akukho nto ibikwa ngeli phepha.',
  practiceAgain: 'Ziqheliseni kwakhona',

  reportDeath: 'Bikani ukusweleka',
  reportIncapacitation: 'Bikani ukungasakwazi ngokusisigxina ukuphatha imicimbi',
  sorryIfDeath: 'Ukuba kusweleke umntu osondeleyo kuni, sivelana nani ngokulahlekelwa kwenu.',
  sorryIfIncapacitation: 'Siyadakumba kuba nilidinga eli phepha.',
  tellUs:
    '{type, select, death {Apha ningasixelela ukuba u-<name>{owner}</name> uswelekile.} other {Apha ningasixelela ukuba u-<name>{owner}</name> akasenako ngokusisigxina ukuphatha imicimbi yakhe, kwaye akasayi kuphinda abe nako.}}',
  noHurry:
    'U-{owner} ukhethe nina ukuba nenze oku. Akukho ngxamiseko: eli khonkco liyaqhubeka lisebenza, kwaye ningabuya kamva.',
  whatHappens: 'Okwenzekayo xa nibika',
  pausedUntil: 'Ningaphinda nibike ukususela nge-{moment}',
  pausedByOwner:
    'U-{owner} uchithe umbiko waza wacela ixesha phambi kolandelayo, ngoko ke akukho mntu unokubika kude kube lelo xesha. Ukuba kwenzeke ngokwenene, nceda nibuyele kweli phepha ngelo xesha.',
  pausedByReports:
    'Kutsha nje nibike ngo-{owner} okanye nirhoxise umbiko izihlandlo eziliqela. Ukuba ngoku kwenzeke ngokwenene, nceda nicele omnye umbiki ukuba akubike. Ningandula ke nikuqinisekise.',
  surePractice:
    '{type, select, death {Ukuziqhelisa: ndiqinisekile ukuba u-{owner} uswelekile.} other {Ukuziqhelisa: ndiqinisekile ukuba u-{owner} akasenako ngokusisigxina ukuphatha imicimbi yakhe.}}',
  submitDeath: 'Bikani oku kusweleka',
  submitIncapacitation: 'Bikani oku kungasakwazi ukuphatha imicimbi',
  submitDeathPractice: 'Bikani oku kusweleka (ukuziqhelisa)',
  submitIncapacitationPractice: 'Bikani oku kungasakwazi ukuphatha imicimbi (ukuziqhelisa)',
  notSure:
    'Aniqinisekanga? Valani eli phepha: akukho nto yenzekayo xa ningalicofanga iqhosha. Nceda niqale ngokubuza umntu osondeleyo ku-{owner}.',
  onlyToAccept:
    'Nize apha ukuze nivume okanye niziqhelise kuphela? Cofani “Vumani, yalani okanye ziqheliseni” kwakuloo imeyile.',
  submissionFailed: 'Umbiko awuthunyelwanga',
  notSubmitted: 'Umbiko awuthunyelwanga. Nceda nizame kwakhona emva komzuzwana.',

  lastReport: 'Umbiko wenu wokugqibela',
  lastWithdrawn: 'Niwurhoxisile umbiko wenu wange-{moment}. Akukho nto ivuliweyo.',
  lastRefuted:
    'Kukho ophendule wathi umbiko wenu wange-{moment} awuyonyaniso. Ngokuqhelekileyo kuphendula umnini weakhawunti. Akukho nto ivuliweyo. Ukuba ninako, nceda nimbuze ngobuqu okanye ngefowuni.',
  lastExpired:
    'Bambalwa kakhulu abanye ababiki abawuqinisekise ngexesha umbiko wenu wange-{moment}, ngoko ke uphelelwe lixesha. Akukho nto ivuliweyo. Ningaphinda nibike apha.',
  lastRevoked:
    'Emva kombiko wenu wange-{moment}, kukho ongene kwiakhawunti ka-{owner} waphinda watshixa yonke into. Ngokuqhelekileyo iba ngumnini wayo.',

  tooFewConfirmers:
    'Kufuneka {required, plural, one {isiqinisekiso esi-#} other {iziqinisekiso ezi-#}}, kodwa bambalwa kakhulu abanye ababiki abanokwenza into ngoku. Akukho nto ivulwayo de baqinisekise abaneleyo.',
  confirmers:
    '{others, plural, one {Omnye umbiki o-# angakuqinisekisa, kwaye siya kumcela nge-imeyile.} other {Abanye ababiki aba-# bangakuqinisekisa, kwaye siya kubacela nge-imeyile.}} Akukho nto ivulwayo {required, plural, one {de aqinisekise omnye} other {de baqinisekise aba-#}}.',
  willWarn:
    'Siya kumlumkisa u-{owner} ngoko nangoko, siphinde phambi komhla wokugqibela. Akukho nto ivulwayo {hours, plural, one {iyure e-#} other {iiyure ezi-#}}{days, plural, =0 {} one { (usuku olu-#)} other { (iintsuku ezi-#)}}, kwaye angakunqanda ngokucofa kube kanye.',
  willWarnAway:
    'Siya kumlumkisa u-{owner} ngoko nangoko, siphinde phambi komhla wokugqibela. Usixelele ukuba akakho kude kube nge-{until}. Kude kube lelo xesha, nangaphezu kwalo {hours, plural, one {iyure e-#} other {iiyure ezi-#}}{days, plural, =0 {} one { (usuku olu-#)} other { (iintsuku ezi-#)}}, akukho nto ivulwayo, kwaye angakunqanda ngokucofa kube kanye.',
  opensAtEarliest:
    'Ukuba bayaqinisekisa kwaye u-{owner} akawuchithi umbiko, oko kushiywe ngu-{owner} kuya kuvulelwa abamkeli bakhe. Ukuba nibika ngoku, oko akusayi kwenzeka phambi kwe-{moment}.',
  showsAddress:
    'Sibonisa idilesi yenu ye-imeyile kunye nombiko ku-{owner} nakwabanye ababiki. Bonke abachaphazelekayo bayambona othumele umbiko.',
  canWithdraw: 'Ibiyimpazamo? Ningawurhoxisa umbiko ngeli khonkco de omnye umbiki awuqinisekise.',

  received: 'Umbiko wenu ufunyenwe',
  receivedPractice: 'UKUZIQHELISA: umbiko wenu ufunyenwe',
  thanks:
    '{type, select, death {Enkosi. Nibike ukuba u-<name>{owner}</name> uswelekile. Sivelana nani ngokulahlekelwa kwenu.} other {Enkosi. Nibike ukuba u-<name>{owner}</name> akasenako ngokusisigxina ukuphatha imicimbi yakhe. Siyadakumba ngenijongene nako.}} Akukho nto yimbi kufuneka niyenze. Ningalivala eli phepha.',
  whatNow: 'Okwenzekayo ngoku',
  warning: 'Siyamlumkisa u-{owner}. Angawuchitha umbiko ubuncinane kude kube nge-{moment}.',
  longerAway: 'Lixesha elide kunesiqhelo, kuba ebesixelele ukuba akayi kubakho kude kube nge-{until}.',
  opensAfterBoth:
    'Xa loo mhla wokugqibela udlulile kwaye baqinisekisile ababiki abaneleyo, oko kushiywe ngu-{owner} kuya kuvulelwa abamkeli bakhe.',
  openAgain:
    'Ibiyimpazamo? Vulani eli khonkco kwakhona: ningawurhoxisa umbiko de omnye umbiki awuqinisekise.',

  pending: 'Umbiko wenu usalinde isigqibo',
  youReported:
    '{type, select, death {Nge-{moment} nabika ukuba u-<name>{owner}</name> uswelekile.} other {Nge-{moment} nabika ukuba u-<name>{owner}</name> akasenako ngokusisigxina ukuphatha imicimbi yakhe.}}',
  nothingElse: 'Akukho nto yimbi kufuneka niyenze.',
  keepPosted: 'Siya kunazisa.',
  reportOnce: 'Akuyomfuneko ukuba niphinde nibike',
  otherLink:
    '{type, select, death {Nivule ikhonkco lokungasakwazi ngokusisigxina ukuphatha imicimbi, kodwa nabika ukusweleka.} other {Nivule ikhonkco lokusweleka, kodwa nabika ukungasakwazi ngokusisigxina ukuphatha imicimbi.}} Kokubini kunesiphumo esifanayo kubantu abakhethwe ngu-{owner}.',
  ifTypeMatters:
    'Ukuba umahluko ubalulekile, rhoxisani lo mbiko ngezantsi nize niphinde nibike ngeli khonkco.',
  staysPending: 'Umbiko wenu uya kuhlala ulindile ngaphandle kokuba u-{owner} uyawuchitha.',
  staysPendingOrWithdraw:
    'Umbiko wenu uya kuhlala ulindile ngaphandle kokuba u-{owner} uyawuchitha okanye nina niyawurhoxisa.',
  speakToOthers: 'Nceda nithethe nabanye ababiki.',
  ifMistakeWithdraw: 'Ukuba ibiyimpazamo, wurhoxiseni ngezantsi.',
  whereItStands: 'Apho izinto zimi khona',
  nobodyConfirmed:
    'Akukho mntu uwuqinisekisileyo okwangoku. {required, plural, one {Kufuneka aqinisekise omnye umbiki.} other {Kufuneka baqinisekise abanye ababiki aba-#.}}',
  enoughConfirmed:
    '{confirmations, plural, one {Isiqinisekiso esi-#: sanele.} other {Iziqinisekiso ezi-#: zanele.}}',
  confirmedSoFar:
    '{confirmations, plural, one {Ukuza kuthi ga ngoku isiqinisekiso esi-#} other {Ukuza kuthi ga ngoku iziqinisekiso ezi-#}}; {required, plural, one {kufuneka esinye} other {kufuneka ezi-#}}.',
  deadlineOver:
    'Umhla wokugqibela ka-{owner} wokuchitha umbiko udlulile. Usenako ukuwuchitha lo gama usalinde isigqibo.',
  deadline: 'U-{owner} unexesha kude kube nge-{moment} lokuthi asiyonyaniso.',
  opensAfterDeadline:
    'Ngaphandle kokuba u-{owner} uyawuchitha umbiko, oko kushiywe ngu-{owner} kuya kuvulelwa abamkeli bakhe xa loo mhla wokugqibela udlulile.',
  opensAfterConfirmations:
    'Xa beqinisekisile ababiki abaneleyo, oko kushiywe ngu-{owner} kuya kuvulelwa abamkeli bakhe.',
  wasItMistake: 'Ibiyimpazamo?',
  withdrawText:
    'Ningawurhoxisa umbiko de omnye umbiki awuqinisekise. Akukho nto iya kuvulwa, kwaye siya kumazisa u-{owner} nabanye ababiki.',
  withdrawSure: 'Ndifuna ukurhoxisa umbiko wam.',
  withdraw: 'Rhoxisani umbiko',
  notWithdrawn: 'Umbiko awurhoxiswanga',
  mistakeConfirmed:
    'Omnye umbiki uwuqinisekisile, ngoko ke anisenako ukuwurhoxisa. Ukuba ibiyimpazamo, nceda nixelele abanye ababiki nabantu abasondeleyo ku-{owner}. Ukuba u-{owner} uyaphila kwaye akananto, usenako ukuwuchitha umbiko de kubekho into evulwayo.',
  withdrawnTitle: 'Umbiko wenu urhoxisiwe',
  withdrawnDone: 'Akukho nto ivuliweyo. Siya kumazisa u-<name>{owner}</name> nabanye ababiki.',
  withdrawnLinks:
    'Amakhonkco enu asebenza njengangaphambili, ngoko ke ningaphinda nibike ukuba kuyafuneka. Ningalivala eli phepha.',

  openedTitle: 'Ii-LeaveBit zika-{owner} zivuliwe',
  opened:
    'Umbiko uqinisekisiwe, kwaye oko kushiywe ngu-<name>{owner}</name> kuvulelwe abantu abakhethiweyo. Enkosi ngokuba ngumbiki.',
  openedNothingToDo: 'Akukho nto yimbi kufuneka niyenze. Ningalivala eli phepha.',
  openedAlive:
    'Ukuba u-{owner} uyaphila kwaye akananto, nceda nimazise ngoko nangoko. Angangena aphinde atshixe yonke into.',

  onHold: 'Eli khonkco limisiwe okwexeshana',
  alreadyConfirmed: 'Sele niwuqinisekisile lo mbiko. Akukho nto yimbi kufuneka niyenze.',
  notSent: 'Asiphindanga sayithumela',
  sendAgain: 'Ndithumeleleni loo imeyile kwakhona',
  sent: 'Siphinde sayithumela',
  sentText:
    'Isendleleni eya kwidilesi eniyisebenzisa njengombiki. Ukuba ayifiki, ningaphinda niyicele apha ukususela nge-{moment}.',

  thisPerson: 'mntu lo',
  running: 'Sele kukho umbiko ngo-{owner} osalinde isigqibo. Kunokubakho omnye kuphela ngexesha.',
  suspended:
    'Kukho ophendule wathi umbiko wenu ngo-{owner} awuyonyaniso. Ngokuqhelekileyo kuphendula umnini weakhawunti. Nguye oya kugqiba ukuba niyaqhubeka na nokuba ngumbiki. Kude kube lelo xesha, amakhonkco enu akanako ukubika okanye ukuqinisekisa nantoni na.',
  suspendedNext:
    'Ukuba ibikukungaqondani, nceda nithethe no-{owner}. Ukuba niyazi ukuba ibiyinyaniso, nceda nithethe nabanye ababiki: amakhonkco abo ayasebenza. Ukuba akukho mntu ungenayo kwiakhawunti ka-{owner} {days, plural, one {usuku olu-#} other {iintsuku ezi-#}}, amakhonkco enu aya kuphinda asebenze.',
  askedNext:
    'Ukuba ningawuqinisekisa, khangelani i-imeyile yethu yamva nje emalunga nawo, nijonge nakwifolda yogaxekile. Inekhonkco lokuqinisekisa umbiko okanye lokuthi awuyonyaniso. Ukuba aniyifumani, singaphinda siyithumele.',
  confirmedNext:
    'Niwuqinisekisile, akukho nto yimbi kufuneka niyenze. Siya kunithumelela i-imeyile xa kukho isigqibo.',
  deniedNext:
    'Nisixelele ukuba awuyonyaniso, kwaye simxelele umntu omalunga naye. Akukho nto yimbi kufuneka niyenze. Ukuba nifumanisa ukuba noko uyinyaniso, nisenako ukuwuqinisekisa ngekhonkco elikwi-imeyile yethu. Singaphinda siyithumele.',
  uninvolvedNext:
    'Nibe ngumbiki sele uthunyelwe, ngoko ke sibuze abanye ababiki kuphela. Akuyomfuneko ukuba nenze nantoni na.',
  worksAgain:
    'Ukuba umbiko uyachithwa, uyarhoxiswa okanye uphelelwa lixesha, eli khonkco liya kuphinda lisebenze.',
  made: 'Sele nithumele umbiko ngo-{owner}, kwaye usalinde isigqibo.',
  madeNext:
    'Akukho nto yimbi kufuneka niyenze. Ukuze nibone ukuba uphi na okanye niwurhoxise, vulani ikhonkco lenu kwakhona.',
  released: 'Umbiko ngo-{owner} sele uqinisekisiwe, kwaye oko kushiywe ngu-{owner} kuvulelwe abamkeli bakhe.',
  refuted:
    'Kukho osele ephendule wathi umbiko wenu awuyonyaniso. Ngokuqhelekileyo kuphendula umnini weakhawunti. Akukho nto ivuliweyo.',
  withdrawn: 'Sele niwurhoxisile umbiko wenu ngo-{owner}. Akukho nto ivuliweyo.',
  expired:
    'Umbiko wokugqibela ngo-{owner} uphelelwe lixesha kuba bambalwa kakhulu abanye ababiki abawuqinisekisileyo.',
  expiredNext: 'Nceda nithethe nabanye ababiki, nize nivule ikhonkco kwakhona.',
  revoked: 'Emva kombiko wokugqibela ngo-{owner}, kukho ongene kwiakhawunti waphinda watshixa yonke into.',

  cardTitle: 'Ikhadi lamaphepha enu',
  cardText: 'Printani eli khonkco nekhowudi ye-QR, ukuze nilifumane ngaphandle kwe-imeyile yethu.',
  cardTextPractice:
    'Printani idilesi yeli phepha nekhowudi ye-QR, ukuze niyifumane ngaphandle kwe-imeyile yethu.',
  cardWarning:
    'Nabani na onekhadi angabika egameni lenu, ngoko ke ligcineni apho linokufunyanwa nini kuphela.',
  cardNotPrinted: 'Ikhadi aliprintwanga',
  printCard: 'Printani ikhadi',

  mailLanguageTitle: 'Ii-imeyile ngolu lwimi',
  mailLanguage: 'Niyathanda na ukuba nee-imeyile zethu eziya kuni ezimalunga no-{owner} zibe ngesiXhosa?',
  chooseMailLanguage: 'Ndibhaleleni ngesiXhosa',
  mailLanguageChosen: 'Ukususela ngoku siya kunibhalela ngesiXhosa malunga no-{owner}.',
  mailLanguageNotChosen: 'Ulwimi lwenu alugcinwanga',
};
