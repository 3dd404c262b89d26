import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'terms'> = {
  title: 'Imigaqo nemiqathango',
  description:
    'Oko kwenziwa yi-LeaveBits nokuba ixabisa malini, indlela yokurhoxisa, ixesha esigcina ngalo iinkcukacha, nendlela esikhusela ngayo ubumfihlo benu.',
  descriptionFree:
    'Oko kwenziwa yi-LeaveBits, ixesha esigcina ngalo iinkcukacha, nendlela esikhusela ngayo ubumfihlo benu.',
  translation:
    'Le yinguqulelo, ukuze nikwazi ukufunda imigaqo ngolwimi lwenu. Apho kukho umahluko, okubophelelayo <english>ngumbhalo wesiNgesi</english>.',
  intro:
    'Le yimithetho enisebenzisa ngayo i-LeaveBits. “Thina” kuthetha abo baqhuba le nkonzo; “nina” kuthetha umntu ovula iakhawunti. Ngokubhalisa niyayamkela.',

  serviceTitle: '1. Oko kwenziwa yi-LeaveBits',
  service:
    'Nigcina iipakethe zombhalo neefayile, ezibizwa ngokuba zii-LeaveBit, nize nichaze abantu abanokuzifunda. I-LeaveBit nganye ivulekela umamkeli kwangoko, ngomhla eniwukhethileyo, okanye emva kokuba ukusweleka kwenu okanye ukungasakwazi kwenu ngokusisigxina ukuphatha imicimbi kubikiwe kwaqinisekiswa, nina ningawuchithanga loo mbiko.',
  noWill:
    'I-LeaveBit ayingomyolelo kwaye ayithathi ndawo yawo. Kuko konke okufuna indlela emiselwe ngumthetho, buzani unotari okanye igqwetha.',

  accountTitle: '2. Iakhawunti yenu',
  account:
    'Igama lenu lomsebenzisi yidilesi yenu ye-imeyile. Iakhawunti enye yenzelwe ilifa elinye. Igcineni iyimfihlo iphaswedi yenu, nigcine nebhokisi yenu ye-imeyile ikhuselekile: onazo zombini angenza izinto egameni lenu. Ukuze nikhuseleke, ixesha lokungena liyaphela emva kwemizuzu emihlanu kungenziwa nto, kwaye ukungena okutsha kuvala okwangaphambili.',

  priceTitle: '3. Ixabiso nentlawulo',
  trial:
    'Inyanga yokuqala isimahla, yeyokuzama. Ayifuni khadi lebhanki, kwaye akukho nto ihlawuliswayo xa iphela. Iiakhawunti ezivulwe ngexesha lokungena kwangaphambili esasilibhengezile zisimahla iminyaka emibini. Sinithumelela i-imeyile kusele iintsuku ezisi-7, siphinde kusele usuku olu-1 phambi kokuba ixesha lasimahla liphele.',
  price:
    'Emva kwexesha lasimahla i-LeaveBits ixabisa i-1 USD ngenyanga. Ukubhalisela intlawulo yenyanga kusimahla. Nihlawula ngekhadi lebhanki nge-PayFast, ebonisa ixabiso ize itsale imali ngeerandi zoMzantsi Afrika (ZAR). Sibala ixabiso ngeerandi ngokwezinga lotshintshiselwano lwemali langosuku enibhalisa ngalo. Lihlala linjalo, ngaphandle kokuba sinazise kwangaphambili. Ibhanki yenu inokuba neyayo imirhumo. Asisoze siyibone okanye siyigcine inombolo yekhadi lenu.',
  cancelTitle: '4. Ukurhoxisa',
  cancel:
    'Ningarhoxisa nanini na kwimenyu. Ukurhoxisa kusebenza kwangoko kwaye akunakubuyiswa: iintlawulo ezilandelayo ziyema, kwaye abamkeli benu baphulukana nokufikelela. Ningaphinda niyivuselele intlawulo yenyanga kamva, njengoko icandelo 5 lichaza.',
  missingTitle: '5. Xa intlawulo ingafikanga',
  missing:
    'Ukuba ixesha lenu lasimahla liyaphela ningabhalisanga, okanye intlawulo ilibele ngeentsuku ezintathu, inkonzo iyanqunyanyiswa: anikwazi ukufunda okanye ukutshintsha ii-LeaveBit zenu, nabamkeli benu abakwazi. Sigcina iinkcukacha zenu iinyanga ezili-12 size sizitshabalalise. Sinithumelela i-imeyile kusele iintsuku ezingama-30, iintsuku ezisi-7 nosuku olu-1. Iinkcukacha ezitshatyalalisiweyo azinakubuyiswa.',
  reactivate:
    'Ukuze nivuselele iakhawunti ngelo xesha, nihlawula intlawulo yokufikelela: imali yenyanga ngenyanga nganye ephosiweyo, ukuya kwiinyanga ezilishumi elinesibini. Inyanga eseyiqalile ibalwa iphelele. Ukuba nanirhoxise ngokucacileyo, kunokongezwa umrhumo wolawulo we-1 USD.',

  priceTitleFree: '3. Ixabisa malini',
  priceFree: 'Akukho nto. Le nkonzo ayithathi zintlawulo. Akukho mntu uya kunicela ikhadi lebhanki.',
  cancelTitleFree: '4. Ukuba nifuna ukuhamba',
  cancelFree:
    'Ningayicima iakhawunti yenu nanini na kwiphepha leakhawunti yenu. Silinda iintsuku ezisixhenxe ukuba kuthe kanti nitshintsha ingqondo. Emva koko sicima konke okukuyo, kwaye abamkeli benu baphulukana nokufikelela.',
  storageTitleFree: '5. Ixesha ezigcinwa ngalo iinkcukacha zenu',
  storageFree:
    'Sizigcina iinkcukacha zenu lonke ixesha eninayo iakhawunti. Iinkcukacha ezicinyiweyo azinakubuyiswa.',

  contentTitle: '6. Eninokukugcina',
  fileSizes:
    'Ifayile inokufikelela kuma-50 MB, ngeefayile ezifikelela kwezintlanu ngexesha lokugcina. Ifomu inokwamkela ezimbalwa ngexesha elinye kwaye iya kunixelela ukuba kunjalo. Abanye oonobumba abakhethekileyo, njengezibiyeli ezitsolo, bayasuswa kumbhalo xa ugcinwa.',
  content:
    'Oko nikugcinayo kuhlala kukokwenu, kwaye nini abanoxanduva lwako. Musani ukugcina okanye ukwabelana ngento engekho mthethweni, eyenzakalisa abanye, okanye eningenalungelo lokuyigqithisa.',

  recipientsTitle: '7. Abamkeli',
  recipients:
    'Sazisa wonke umntu enimkhankanyileyo nge-imeyile ukuba kukho into ekwabelwane ngayo naye, nokuba ivulwa nini na. Ukuze ayifunde, uqinisekisa idilesi yakhe ngekhowudi. Zikhangeleni ngononophelo iidilesi: asinakwazi ukuba ibhokisi ye-imeyile yeyomntu enimcingayo na. Oko sekufundiwe okanye kukhutshelweyo akunakubuyiswa. Abamkeli be-LeaveBit bayazibona iidilesi zabanye, ngaphandle kokuba nizifihle.',

  reportsTitle: '8. Imibiko yokusweleka okanye yokungasakwazi ukuphatha imicimbi',
  reports:
    'Ningachonga ababiki abafikelela kwabahlanu. Umbiki ngamnye ufumana amakhonkco akhe kwaye kufuneka awagcine ekhuselekile. Emva kombiko nilunyukiswa nge-imeyile, nibe neeyure enizimiseleyo (1 ukuya kwi-168) zokuwuchitha. Ii-LeaveBit zenu zivulwa kuphela xa elo xesha lidlulile kwaye abanye ababiki abaninzi njengoko nifuna (1 ukuya kwi-5) bewuqinisekisile.',
  trust:
    'Sithembela koko kutshiwo ngababiki benu kwaye asihloli ziqinisekiso. Khethani abantu enibathembayo. Emva kokuvulwa ii-LeaveBit zenu zihlala zifundeka iinyanga ezili-12, nokuba injani na imeko yentlawulo yenyanga. Ukuba i-imeyile yethu ngaloo nto ayifikeleli kumamkeli wenu othile, simkhankanya kubabiki baloo mbiko, sibuze ukuba bayayazi na enye indlela yokufikelela kuye.',
  trustFree:
    'Sithembela koko kutshiwo ngababiki benu kwaye asihloli ziqinisekiso. Khethani abantu enibathembayo. Emva kokuvulwa ii-LeaveBit zenu zihlala zifundeka ubuncinane iinyanga ezili-12. Ukuba i-imeyile yethu ngaloo nto ayifikeleli kumamkeli wenu othile, simkhankanya kubabiki baloo mbiko, sibuze ukuba bayayazi na enye indlela yokufikelela kuye.',

  securityTitle: '9. Ukhuseleko',
  security:
    'Izihloko, umbhalo, iifayile namagama azo zigcinwa zifihlwe nge-encryption ye-AES‑256‑GCM nangesitshixo esahlukileyo kwi-LeaveBit nganye. Iiphaswedi zigcinwa njengee-hash kuphela. Le nkonzo inezitshixo, kuba kufuneka ivulele abanye ii-LeaveBit xa nina ningasenako. Ayinasitshixo see-LeaveBit enizitywinayo.',
  risk: 'Akukho nkonzo ingenamngcipheko. Zigcineleni ikopi yenu yayo yonke into eningenakukwazi ukuphulukana nayo.',

  privacyTitle: '10. Ubumfihlo',
  privacy:
    'Siphatha iinkcukacha zabantu njengoko kufuna uMthetho woMzantsi Afrika Wokukhuselwa Kolwazi Lobuqu (i-POPIA), nakubantu abakwi-European Union, i-General Data Protection Regulation (i-GDPR). Sizisebenzisela ukuqhuba le nkonzo kuphela: asibonisi zibhengezo zentengiso, asilandeleli mntu kwaye asithengisi nto.',
  aboutYouTitle: 'Oko sikugcina ngani',
  aboutYou:
    'Idilesi yenu ye-imeyile ne-hash yephaswedi yenu, oko nikugcinayo, iisetingi zenu, ukuba ii-imeyile zethu kuni zithunyelwe nini nokuba zamkelwe nini yiseva ye-imeyile, iintlawulo zenu njengoko i-PayFast izichaza, nembali yemibiko ngani.',
  aboutYouFree:
    'Idilesi yenu ye-imeyile ne-hash yephaswedi yenu, oko nikugcinayo, iisetingi zenu, ukuba ii-imeyile zethu kuni zithunyelwe nini nokuba zamkelwe nini yiseva ye-imeyile, nembali yemibiko ngani.',
  aboutOthersTitle: 'Oko sikugcina ngabanye',
  aboutOthers:
    'Iidilesi ze-imeyile zabamkeli nababiki benu, ukuba ngamnye uyiqinisekise nini idilesi yakhe, noko ababiki bakubikileyo okanye bakuqinisekisileyo. Nini enisinika ezo dilesi, ngoko qinisekani ukuba nivumelekile.',
  lawfulnessTitle: 'Kutheni sivumelekile',
  lawfulness:
    'Ukuze sigcine isivumelwano sethu nani; kubamkeli nababiki, ngenxa yomdla osemthethweni nina nabo eninawo; nokuze senze imisebenzi umthetho osinyanzela yona, njengokugcina iirekhodi zeentlawulo.',
  lawfulnessFree:
    'Ukuze sigcine isivumelwano sethu nani; kubamkeli nababiki, ngenxa yomdla osemthethweni nina nabo eninawo; nokuze senze imisebenzi umthetho osinyanzela yona.',
  disclosureTitle: 'Ngobani abanye abazifumanayo',
  disclosure:
    'Iinkampani eziqhuba iiseva zethu nezithumela ii-imeyile zethu, ngokwemiyalelo yethu kuphela; i-PayFast, eyamkela intlawulo; nabantu enibakhankanyayo, xa imiqathango yenu ibavumela. Ukuba omnye wabo ukwelinye ilizwe, siqinisekisa ukuba iinkcukacha zenu zikhuselwe apho njengoko umthetho ufuna.',
  disclosureFree:
    'Iinkampani eziqhuba iiseva zethu nezithumela ii-imeyile zethu, ngokwemiyalelo yethu kuphela; nabantu enibakhankanyayo, xa imiqathango yenu ibavumela. Ukuba omnye wabo ukwelinye ilizwe, siqinisekisa ukuba iinkcukacha zenu zikhuselwe apho njengoko umthetho ufuna.',
  durationTitle: 'Ixesha elingakanani',
  duration:
    'Ngexesha eninayo iakhawunti, nasemva koko njengoko icandelo 5 lisitsho. Iikhowudi namaxesha okungena ayasuswa akuphelelwa. Idilesi yenu yenethiwekhi siyisebenzisela ukunciphisa iinzame eziphindaphindwayo kuphela. Iakhawunti ngokwayo neentlawulo zayo sizigcina ixesha elide njengoko umthetho ufuna ezo rekhodi.',
  durationFree:
    'Ngexesha eninayo iakhawunti, nasemva koko njengoko icandelo 5 lisitsho. Iikhowudi namaxesha okungena ayasuswa akuphelelwa. Idilesi yenu yenethiwekhi siyisebenzisela ukunciphisa iinzame eziphindaphindwayo kuphela.',
  browserTitle: 'Kwisikhangeli senu',
  browser:
    'Iikuki ezinigcina ningenile, ezikhusela izicelo zenu nezikhumbula ulwimi enilukhethileyo, namanqaku malunga nokulayisha okanye undwendwelo oluphazamisekileyo. Akukho nanye kuzo enilandelela naphi na.',
  rightsTitle: 'Amalungelo enu',
  rights:
    'Ningabuza ukuba sigcine ntoni ngani, nicele ukuba kulungiswe, kukhutshelwe okanye kucinywe; ningachasa ukusetyenziswa kwako okanye nikunciphise. Ningakhalaza kwi-Information Regulator eMzantsi Afrika, okanye kwigunya lokukhuselwa kweenkcukacha apho nihlala khona. Abamkeli nababiki banamalungelo afanayo.',

  liabilityTitle: '11. Uxanduva lwethu',
  liability:
    'Siyiqhuba ngononophelo i-LeaveBits, kodwa asinakuthembisa ukuba ihlala ifikeleleka okanye ukuba yonke i-imeyile iyafika. Ngokuvunyelwa ngumthetho, siphendula ngomonakalo kuphela ukuya kwimali eniyihlawuleyo kwiinyanga ezilishumi elinesibini phambi kwawo. Oku akunciphisi uxanduva umthetho ongasivumeli ukuba silunciphise.',
  liabilityFree:
    'Siyiqhuba ngononophelo i-LeaveBits, kodwa asinakuthembisa ukuba ihlala ifikeleleka okanye ukuba yonke i-imeyile iyafika. Ngokuvunyelwa ngumthetho, siphendula ngomonakalo kuphela ukuba siwubangele ngabom okanye ngokungakhathali okukhulu. Oku akunciphisi uxanduva umthetho ongasivumeli ukuba silunciphise.',

  changesTitle: '12. Iinguqu nomthetho osebenzayo',
  changes:
    'Ukuba siyitshintsha le migaqo ngendlela ebalulekileyo kuni, siya kunazisa kwangaphambili nge-imeyile; ukuba anivumi, ningarhoxisa. Kusebenza umthetho wendawo abamiselwe kuyo abo baqhuba inkonzo. Ukhuseleko umthetho welizwe lenu oninika lona njengabathengi luhlala lukhona.',
  changesFree:
    'Ukuba siyitshintsha le migaqo ngendlela ebalulekileyo kuni, siya kunazisa kwangaphambili nge-imeyile; ukuba anivumi, ningayicima iakhawunti yenu. Kusebenza umthetho wendawo abamiselwe kuyo abo baqhuba inkonzo. Ukhuseleko umthetho welizwe lenu oninika lona njengabathengi luhlala lukhona.',

  operatorTitle: '13. Singobani',
  operator:
    'I-LeaveBits iqhutywa ngu-{name}. Ngokomthetho wokukhuselwa kweenkcukacha nguye kwakhona onoxanduva.',
  operatorRegistered:
    'I-LeaveBits iqhutywa ngu-{name}, inkampani ebhaliswe eMzantsi Afrika ({registration}). Ngokomthetho wokukhuselwa kweenkcukacha yiyo kwakhona enoxanduva.',
  operatorUnnamed:
    'I-LeaveBits iqhutywa yinkampani ebhaliswe eMzantsi Afrika ({registration}). Ngokomthetho wokukhuselwa kweenkcukacha yiyo kwakhona enoxanduva.',
  operatorUnknown:
    'I-LeaveBits iqhutywa ngabantu abaninike idilesi yale nkonzo. Ngokomthetho wokukhuselwa kweenkcukacha ngabo kwakhona abanoxanduva.',
  contact:
    'Bhalani ku-<email>{address}</email> ukuba ninemibuzo okanye izikhalazo, okanye nifuna ukusebenzisa elinye lamalungelo enu.',
  contactUnknown:
    'Buzani bona ukuba ninemibuzo okanye izikhalazo, okanye nifuna ukusebenzisa elinye lamalungelo enu.',
};
