import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'landing'> = {
  title: 'Shiyani imicimbi yenu isezandleni ezithembekileyo',
  description:
    'I-LeaveBits igcina izinto eziya kudingwa lusapho lwenu: amaxwebhu, iiphaswedi nemiyalezo. Ivulela abantu enibakhethileyo into nganye, ngexesha enilikhethileyo.',
  intro:
    'Apho ugcinwe khona umyolelo wenu. Iiakhawunti eninazo. Oko nisafuna ukukutsho. I-LeaveBits ikugcina konke oku kukhuselekile, ize ivulele abantu enibakhethayo inxalenye nganye, ngexesha enilikhethayo.',
  login: 'Ngenani',
  myLeavebits: 'Ii-LeaveBit zam',
  getStarted: 'Qalisani',
  price: 'Simahla inyanga enye, akudingeki khadi lebhanki. Emva koko yi-1 USD ngenyanga.',
  recipients: 'Kukho umntu ondishiyele into ethile',
  video:
    'Ividiyo echaza i-LeaveBits ngaphantsi komzuzu omnye. Ayinasandi, kodwa inemibhalo engezantsi yesiNgesi.',
  playVideo: 'Bukelani intshayelelo',
  videoName: 'Intshayelelo ye-LeaveBits',
  videoFailed:
    'Intshayelelo ayikwazanga ukudlala apha. Akukho nto niphoswa yiyo: umbhalo ongezantsi utsho into efanayo.',
  tryAgain: 'Zamani kwakhona',
  howItWorks: 'Indlela esebenza ngayo',
  write: 'Bhalani i-LeaveBit',
  writeText:
    'Yinikeni isihloko, nibhale ngamazwi enu, kwaye ukuba niyathanda, nifake iifayile. Uluhlu lwezinto ezibalulekileyo luza kuninceda niqalise.',
  name: 'Chongani abantu',
  nameText: 'Fakani iidilesi ze-imeyile zabo banokuyifunda. Abayidingi iakhawunti.',
  choose: 'Khethani ukuba ivulwa nini',
  chooseText:
    'Ngoku, ngomhla othile, okanye emva kokusweleka kwenu okanye kokuba ningasakwazi ngokusisigxina ukuphatha imicimbi yenu. Nigqiba nina ngomntu ngamnye.',
  trust: 'Thembani ukuba iya kufika',
  trustText:
    'Abantu enibakhethileyo babika oko kwenzekileyo, abanye bakuqinisekise. Siqala ngokulumkisa nina, kwaye ninako ukuwuchitha loo mbiko. Emva koko sazisa abamkeli benu.',
  oneForSeveral: 'I-LeaveBit enye, abantu abaliqela',
  oneForSeveralText:
    'I-LeaveBit inesihloko, amazwi enu neefayile. Inokuba yeyomntu omnye okanye yeyabantu abaninzi, kwaye umntu ngamnye unokumiselwa owakhe umqathango wokuvulwa kwayo.',
  untilThen:
    'De kube lelo xesha babona isihloko nokuba iya kuvulwa nini, kodwa abawuboni umbhalo okanye iifayile. Ningakutshintsha konke oku nanini na.',
  example: 'Umzekelo we-LeaveBit',
  exampleHeadline: 'Amaphepha endlu nawe-inshorensi',
  exampleText:
    'Itayitile yendlu ikwifolda eluhlaza okwesibhakabhaka kwigumbi lokufundela. Qalani ngokutsalela umnxeba uMnu. Okafor ebhankini; wazi yonke into.',
  exampleFile: 'iinombolo-ze-inshorensi.pdf',
  exampleAfterDeath: 'Ivulwa emva kokuqinisekiswa kokusweleka kwam',
  exampleOnDate: 'Ivulwa ngomhla woku-1 kuMatshi 2031',
  security: 'Indlela ezigcinwa ngayo iinkcukacha zenu',
  encrypted: 'Zigcinwa zifihlwe nge-encryption',
  encryptedText:
    'Izihloko, umbhalo, iifayile namagama azo zifihlwa nge-encryption ye-AES-256-GCM, oko kukuthi zenziwa zingafundeki, kusetyenziswa isitshixo esahlukileyo kwi-LeaveBit nganye. Le nkonzo igcina izitshixo ukuze ikwazi ukuvula i-LeaveBit xa nina ningasenako ukuyivula. Ezo nizitywinayo zivulwa kuphela ngebinzana lenu eliyimfihlo okanye ngephepha lokubuyisela eniliprintayo, okanye ngesitshixo esisephepheni esiphethwe ngabamkeli benu. Thina asinanto nanye kwezi zinto zintathu.',
  linkAlone: 'Ikhonkco lilodwa alivuli nto',
  linkAloneText:
    'Ukuze ningene kufuneka iphaswedi yenu nekhowudi esinithumelela yona nge-imeyile. Abamkeli nabo baqinisekisa iidilesi zabo ngekhowudi, kwaye babona kuphela oko nabelene ngako nabo. Ikhowudi isebenza kube kanye kuphela, kwisithuba semizuzu elishumi.',
  asked: 'Niyabuzwa phambi kokuba kuvulwe nantoni na',
  askedText:
    'Umbiko wokusweleka kwenu awuvuli nto uwodwa. Siyanilumkisa nge-imeyile, nibe neeyure enizimiseleyo zokuwuchitha, kwaye kufuneka abanye enibathembayo bawuqinisekise.',
  noLeaks: 'Akukho nto ityhilwa nge-imeyile',
  noLeaksText:
    'Ii-imeyile zethu azisoze ziqulathe oko kukwi-LeaveBit, zichaza kuphela ukuba ikho nokuba inokufundwa phi na. La maphepha akanazo izibhengezo zentengiso, kwaye akayilandeleli into eniyenzayo.',
};
