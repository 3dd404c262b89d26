import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'verification'> = {
  sharedWithYou: 'Oko kwabelwene nani ngako',
  verifyAccess: 'Qinisekisani ufikelelo',
  about:
    'I-LeaveBits igcina imibhalo neefayile abantu abazishiyela abo babathembayo. Ngabo kuphela bashiyelwe into ethile abanokuyibona.',
  enterAddress:
    'Fakani idilesi yenu ye-imeyile. Ukuba kukho okwabelwene ngako nale dilesi, siza kuthumela ikhowudi kuyo. Emva koko niza kufaka ikhowudi kweli phepha.',
  terms:
    'Anifuni akhawunti okanye phaswedi, kwaye kusimahla. Utyelelo ngalunye lufuna ikhowudi entsha. Xa nifunda into, siyayibhala phantsi ukuze umntu oyishiyileyo azi.',
  verifyAddress: 'Qinisekisani idilesi yenu ye-imeyile',
  aboutFor:
    'I-LeaveBits igcina imibhalo neefayile abantu abazishiyela abo babathembayo. Ukuba kukho okwabelwene ngako no-<email></email>, ninokukufunda apha.',
  sendTo:
    'Ukuze siqiniseke ukuba nini kuphela eninokukufunda, siza kuthumela ikhowudi kule dilesi. Emva koko niza kufaka ikhowudi kweli phepha.',
  cutOff: 'Ukuba inxalenye yedilesi yenu ayikho, ikhonkco liqhawukile. Nceda nilivule kwakhona kwi-imeyile.',
  expiredTitle: 'Iseshoni iphelelwe lixesha',
  expired: 'Iseshoni yenu iphelelwe lixesha. Nceda niqinisekise idilesi yenu kwakhona.',
  signedOutTitle: 'Niphumile',
  signedOut: 'Akukho nto kwenizifundileyo iseleyo kweli phepha. Ningabuya nanini na ngekhowudi entsha.',
  notSent: 'Ikhowudi ayikwazanga ukuthunyelwa',
  tryAgainSoon: 'Nceda nizame kwakhona emva kwethutyana.',
  address: 'Idilesi ye-imeyile',
  addressHint: 'Idilesi ekuthunyelwe kuyo i-imeyile yethu',
  changeAddress: 'Tshintshani idilesi',
  invalidTitle: 'Idilesi ye-imeyile ayilunganga',
  invalidAddress: 'Nceda nifake idilesi ye-imeyile elungileyo',
  invalidAddressExample:
    'Nceda nifake idilesi ye-imeyile elungileyo. Kufuneka ibonakale ngolu hlobo: name@example.com.',
  sendCode: 'Thumelani ikhowudi',
  haveCode: 'Sele ndinayo ikhowudi',
  onItsWay:
    'Ukuba kukho okwabelwene ngako nale dilesi, ikhowudi isendleleni. Ikhowudi isebenza imizuzu e-{minutes}.',
  code: 'Ikhowudi yokuqinisekisa',
  codeHint: 'Amanani akwi-imeyile yethu',
  verify: 'Qinisekisani',
  newCodeIn: 'Ikhowudi entsha ingacelwa emva kwemizuzwana e-{seconds}',
  newCode: 'Thumelani ikhowudi entsha',
  noMail: 'Ayikafiki i-imeyile emva kwemizuzu embalwa?',
  noMailFolders: 'Jongani iifolda zenu ze-spam, zenkunkuma nezezibhengezo.',
  noMailAddress:
    'Jongani ukuba idilesi engentla yeyenu na. Ukuba ninenye, khangelani kuyo umyalezo ovela kuthi.',
  noMailDelay:
    'Ezinye iiseva ze-imeyile ziyibamba i-imeyile yokuqala imizuzu efikelela kweli-15. Ukuba ikhowudi iphelelwa lixesha phambi kokuba ifike, thumelani entsha, nize niyifake kweli phepha.',
  noMailNothing:
    'Ukuba ikhowudi ayifiki konke konke, mhlawumbi akukho nto kwabelwene ngayo nale dilesi okwangoku. Umntu onixelele ngayo angajonga kwiakhawunti yakhe ukuba ufake eyiphi na idilesi.',
  codeMissing: 'Nceda nifake ikhowudi yokuqinisekisa',
  codeSpent: 'Le khowudi ayisasebenzi kuba kufakwe engalunganga amaxesha a-{attempts}. Nceda nicele entsha.',
  noSession: 'Ukuqinisekisa akuphumelelanga. Akukho seshoni ivuliweyo.',
  codeInvalidTitle: 'Ikhowudi yokuqinisekisa ayilunganga',
  codeInvalid: 'Ikhowudi yokuqinisekisa eniyifakileyo ayilunganga. Nceda niyijonge nize nizame kwakhona.',
  failed: 'Ukuqinisekisa akuphumelelanga',
  noAddressTitle: 'Idilesi ye-imeyile ayikho',
  cutTitle: 'Isiphelo seli khonkco asikho',
  noIdTitle: 'Kukho into engekhoyo kweli khonkco',
  noAddress: 'Eli khonkco aliphelelanga, ngoko asikwazi ukutsho ukuba lelikabani.',
  cut: 'Eli khonkco aliphelelanga, ngoko asikwazi ukutsho ukuba lelikabani. Ekuphela kwenxalenye yedilesi eseleyo yile: <email></email>.',
  noId: 'Eli khonkco aliphelelanga, ngoko asikwazi ukutsho ukuba limalunga nantoni.',
  linksBreak:
    'Ngamanye amaxesha amakhonkco akwii-imeyile ahlukana abe yimigca emibini, okanye alahlekelwe sisiphelo xa ekotshwa.',
  openAgain: 'Vulani umyalezo onekhonkco kwakhona.',
  pressThere:
    'Cofani ikhonkco kuwo, okanye nikope ikhonkco lonke nilifake kwindawo yedilesi phezulu kwibhrawuza.',
  askAddress:
    'Ukuba alikasebenzi, celani umntu owabelene nani ngayo ukuba ajonge idilesi yenu. Ukuba aninako, buzani omnye umntu osondeleyo kuye.',
  askLink:
    'Ukuba alikasebenzi, celani umntu owabelene nani ngayo ukuba anithumelele kwakhona. Ukuba aninako, buzani omnye umntu osondeleyo kuye.',
  enterInstead: 'Endaweni yoko faka idilesi yam ye-imeyile',
  toLeavebits: 'Yiyani kwi-LeaveBits',
  restoringTitle: 'Nceda nibuye emva kwethutyana',
  restoring:
    'I-LeaveBits iyabuyiselwa isuka kwikopi yogcino. Akukho nto ilahlekileyo, kodwa de kuphele oko, akukho mntu unokufunda oko akushiyelweyo.',
  comeBackAfter: 'Nceda nibuye emva ko-<date></date>.',
  comeBackDays: 'Nceda nibuye emva kweentsuku ezimbalwa.',
  linkStays: 'Ikhonkco lenu lihlala linjalo. Ukuba beninekhowudi, niza kufuna entsha.',
  restoringWhy:
    'Kuthatha ixesha elingaka kuba utshintsho lwamva nje lunokuba alukho kwikopi yogcino. Abathumeli banikwa ixesha lokujonga oko babelana ngako phambi kokuba kubekho umntu onokukufunda kwakhona.',
  checkAgain: 'Jongani kwakhona',
};
