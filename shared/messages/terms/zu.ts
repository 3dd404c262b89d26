import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'terms'> = {
  title: 'Imigomo nemibandela',
  description:
    'Okwenziwa yi-LeaveBits nokuthi ibiza malini, indlela yokukhansela, isikhathi esigcina ngaso imininingwane, nendlela esivikela ngayo ubumfihlo benu.',
  descriptionFree:
    'Okwenziwa yi-LeaveBits, isikhathi esigcina ngaso imininingwane, nendlela esivikela ngayo ubumfihlo benu.',
  translation:
    'Lokhu kuyinguqulo, ukuze nikwazi ukufunda imigomo ngolimi lwenu. Lapho kukhona umehluko, okubophezelayo <english>umbhalo wesiNgisi</english>.',
  intro:
    'Le yimithetho enisebenzisa ngayo i-LeaveBits. “Thina” kusho abaphethe le nsizakalo; “nina” kusho umuntu ovula i-akhawunti. Ngokubhalisa niyayamukela.',

  serviceTitle: '1. Okwenziwa yi-LeaveBits',
  service:
    'Nigcina amaphakethe ombhalo namafayela, abizwa ngama-LeaveBit, bese nisho abantu abangawafunda. I-LeaveBit ngayinye ivulekela umamukeli ngaso leso sikhathi, ngosuku enilukhethile, noma ngemva kokuba ukushona kwenu noma ukungasakwazi kwenu unomphela ukuziphathela izindaba sekubikiwe kwaqinisekiswa, nina naningawuchithanga lowo mbiko.',
  noWill:
    'I-LeaveBit ayiyona incwadi yefa futhi ayithathi indawo yayo. Ngakho konke okudinga indlela ebekwe ngumthetho, buzani unotari noma ummeli.',

  accountTitle: '2. I-akhawunti yenu',
  account:
    'Igama lenu lomsebenzisi yikheli lenu le-imeyili. I-akhawunti eyodwa yenzelwe ifa elilodwa. Igcineni iyimfihlo iphasiwedi yenu, nigcine nebhokisi lenu lama-imeyili liphephile: onakho kokubili angenza izinto egameni lenu. Ukuze nivikeleke, isikhathi sokungena siyaphela ngemva kwemizuzu emihlanu kungenziwa lutho, futhi ukungena kabusha kuvala ukungena kwangaphambili.',

  priceTitle: '3. Intengo nokukhokha',
  trial:
    'Inyanga yokuqala imahhala, eyokuzama. Ayidingi khadi lasebhange, futhi akukho okukhokhiswayo lapho iphela. Ama-akhawunti avulwe ngesikhathi sokungena kusengaphambili esasimemezele amahhala iminyaka emibili. Sinithumelela i-imeyili kusele izinsuku eziyi-7, siphinde kusele usuku olu-1 ngaphambi kokuba isikhathi samahhala siphele.',
  price:
    'Ngemva kwesikhathi samahhala i-LeaveBits ibiza u-1 USD ngenyanga. Ukubhalisela ukukhokha ngenyanga kumahhala. Nikhokha ngekhadi lasebhange nge-PayFast, ebonisa inani futhi idonse imali ngamarandi aseNingizimu Afrika (ZAR). Sibala inani ngamarandi ngokwezinga lokushintshisa lemali langosuku enibhalisa ngalo. Lihlala linjalo ngaphandle uma sinazisa kusengaphambili. Ibhange lenu lingase libize ezalo izimali. Asilokothi siyibone noma siyigcine inombolo yekhadi lenu.',
  cancelTitle: '4. Ukukhansela',
  cancel:
    'Ningakhansela noma nini kumenyu. Ukukhansela kusebenza ngaso leso sikhathi futhi akukwazi ukuhlehliswa: izinkokhelo ezilandelayo ziyama, futhi abamukeli benu balahlekelwa ukufinyelela. Ningaphinda nikuvuselele ukukhokha ngenyanga kamuva, njengoba isigaba 5 sichaza.',
  missingTitle: '5. Lapho inkokhelo ingafikanga',
  missing:
    'Uma isikhathi senu samahhala siphela ningabhalisanga, noma inkokhelo isilibele ngezinsuku ezintathu, insizakalo iyamiswa: anikwazi ukufunda noma ukushintsha ama-LeaveBit enu, nabamukeli benu abakwazi. Sigcina imininingwane yenu izinyanga eziyi-12 bese siyayicekela phansi. Sinithumelela i-imeyili kusele izinsuku ezingu-30, izinsuku eziyi-7 nosuku olu-1. Imininingwane ecekelwe phansi ayikwazi ukubuyiswa.',
  reactivate:
    'Ukuze nivuselele i-akhawunti ngaleso sikhathi, nikhokha inkokhelo yokufica: imali yenyanga ngenyanga ngayinye ephuthile, kuze kufike ezinyangeni eziyishumi nambili. Inyanga esiqalile ibalwa iphelele. Uma nanikhansele ngokucacile, kungengezwa imali yokuphatha engu-1 USD.',

  priceTitleFree: '3. Okukubizayo',
  priceFree: 'Lutho. Le nsizakalo ayithathi zinkokhelo. Akekho oyonicela ikhadi lasebhange.',
  cancelTitleFree: '4. Uma nifuna ukuhamba',
  cancelFree:
    'Ningayisula i-akhawunti yenu noma nini ekhasini le-akhawunti yenu. Silinda izinsuku eziyisikhombisa uma kwenzeka nishintsha umqondo. Ngemva kwalokho sisula konke okukuyo, futhi abamukeli benu balahlekelwa ukufinyelela.',
  storageTitleFree: '5. Isikhathi imininingwane yenu egcinwa ngaso',
  storageFree:
    'Sigcina imininingwane yenu ngaso sonke isikhathi enine-akhawunti ngaso. Imininingwane esuliwe ayikwazi ukubuyiswa.',

  contentTitle: '6. Eningakugcina',
  fileSizes:
    'Ifayela lingafika ku-50 MB, kufakwe amafayela angafika kwamahlanu ngesikhathi sokugcina. Ifomu lingase lamukele amancane ngesikhathi esisodwa futhi liyonitshela uma kunjalo. Ezinye izinhlamvu ezikhethekile, njengabakaki abacijile, ziyasuswa embhalweni lapho ugcinwa.',
  content:
    'Lokho enikugcinayo kuhlala kungokwenu, futhi nina eniphethe umthwalo wakho. Ningagcini futhi ningabelani ngalutho olungekho emthethweni, olulimaza abanye, noma eningenalo ilungelo lokuludlulisa.',

  recipientsTitle: '7. Abamukeli',
  recipients:
    'Sazisa wonke umuntu enimqambile nge-imeyili ukuthi kukhona okwabelwane ngakho naye, noma ngabe kuvulwa nini. Ukuze akufunde, uqinisekisa ikheli lakhe ngekhodi. Hlolani amakheli ngokucophelela: asikwazi ukwazi ukuthi ibhokisi lama-imeyili lingelomuntu enimqondile yini. Lokho osekufundiwe noma sekulandiwe akukwazi ukubuyiswa. Abamukeli be-LeaveBit bayawabona amakheli abanye, ngaphandle uma niwafihla.',

  reportsTitle: '8. Imibiko yokushona noma yokungasakwazi ukuziphathela izindaba',
  reports:
    'Ningaqoka ababiki abafika kwabahlanu. Umbiki ngamunye uthola izixhumanisi ezingezakhe futhi kumele azigcine ziphephile. Ngemva kombiko nixwayiswa nge-imeyili, nibe namahora eniwanqumile (1 kuya ku-168) okuwuchitha. Ama-LeaveBit enu avulwa kuphela lapho leso sikhathi sesidlulile futhi abanye ababiki abaningi ngendlela enifuna ngayo (1 kuya ku-5) sebewuqinisekisile.',
  trust:
    'Sithembela kulokho okushiwo ababiki benu futhi asihloli zitifiketi. Khethani abantu enibathembayo. Ngemva kokuvulwa ama-LeaveBit enu ahlala efundeka izinyanga eziyi-12, noma ngabe sinjani isimo senkokhelo yenyanga. Uma i-imeyili yethu mayelana nalokho ingamfinyeleli omunye wabamukeli benu, simqamba kubabiki balowo mbiko, sibuze ukuthi bazi enye indlela yini yokumfinyelela.',
  trustFree:
    'Sithembela kulokho okushiwo ababiki benu futhi asihloli zitifiketi. Khethani abantu enibathembayo. Ngemva kokuvulwa ama-LeaveBit enu ahlala efundeka okungenani izinyanga eziyi-12. Uma i-imeyili yethu mayelana nalokho ingamfinyeleli omunye wabamukeli benu, simqamba kubabiki balowo mbiko, sibuze ukuthi bazi enye indlela yini yokumfinyelela.',

  securityTitle: '9. Ukuphepha',
  security:
    'Izihloko, umbhalo, amafayela namagama awo kugcinwa kufihlwe nge-encryption ye-AES‑256‑GCM nangokhiye ohlukile we-LeaveBit ngayinye. Amaphasiwedi agcinwa njengama-hash kuphela. Le nsizakalo iphethe okhiye, ngoba kumele ivulele abanye ama-LeaveBit lapho nina ningasakwazi. Ayinawo ukhiye wama-LeaveBit eniwavala ngophawu.',
  risk: 'Ayikho insizakalo engenabungozi. Zigcineleni ikhophi yenu yakho konke eningeke nikwazi ukulahlekelwa yikho.',

  privacyTitle: '10. Ubumfihlo',
  privacy:
    'Siphatha imininingwane yabantu ngendlela edingwa uMthetho waseNingizimu Afrika Wokuvikelwa Kolwazi Lomuntu Siqu (i-POPIA), nakubantu abase-European Union, i-General Data Protection Regulation (i-GDPR). Siyisebenzisela ukuqhuba le nsizakalo hhayi enye into: asibonisi zikhangiso, asilandeleli muntu futhi asithengisi lutho.',
  aboutYouTitle: 'Esikugcina ngani',
  aboutYou:
    'Ikheli lenu le-imeyili ne-hash yephasiwedi yenu, lokho enikugcinayo, izilungiselelo zenu, ukuthi ama-imeyili ethu aya kinina athunyelwe nini nokuthi amukelwe nini yiseva yama-imeyili, izinkokhelo zenu njengoba i-PayFast izibika, nomlando wemibiko ngani.',
  aboutYouFree:
    'Ikheli lenu le-imeyili ne-hash yephasiwedi yenu, lokho enikugcinayo, izilungiselelo zenu, ukuthi ama-imeyili ethu aya kinina athunyelwe nini nokuthi amukelwe nini yiseva yama-imeyili, nomlando wemibiko ngani.',
  aboutOthersTitle: 'Esikugcina ngabanye',
  aboutOthers:
    'Amakheli e-imeyili abamukeli nababiki benu, ukuthi ngamunye uliqinisekise nini ikheli lakhe, nalokho ababiki abakubikile noma abakuqinisekisile. Nina enisinika lawo makheli, ngakho qinisekani ukuthi nivumelekile.',
  lawfulnessTitle: 'Kungani sivumelekile',
  lawfulness:
    'Ukuze sigcine isivumelwano sethu nani; kubamukeli nababiki, ngenxa yesizathu esifanele nina nabo eninaso; nokuze senze imisebenzi umthetho osibeka yona, njengokugcina amarekhodi ezinkokhelo.',
  lawfulnessFree:
    'Ukuze sigcine isivumelwano sethu nani; kubamukeli nababiki, ngenxa yesizathu esifanele nina nabo eninaso; nokuze senze imisebenzi umthetho osibeka yona.',
  disclosureTitle: 'Obani abanye abayitholayo',
  disclosure:
    'Izinkampani eziqhuba amaseva ethu nezithumela ama-imeyili ethu, ngokwemiyalelo yethu kuphela; i-PayFast, eyamukela inkokhelo; nabantu enibaqambayo, uma imigomo yenu isikuvumela. Uma omunye wabo esezweni elinye, siqinisekisa ukuthi imininingwane yenu ivikelwe lapho ngendlela edingwa umthetho.',
  disclosureFree:
    'Izinkampani eziqhuba amaseva ethu nezithumela ama-imeyili ethu, ngokwemiyalelo yethu kuphela; nabantu enibaqambayo, uma imigomo yenu isikuvumela. Uma omunye wabo esezweni elinye, siqinisekisa ukuthi imininingwane yenu ivikelwe lapho ngendlela edingwa umthetho.',
  durationTitle: 'Isikhathi esingakanani',
  duration:
    'Ngesikhathi ninayo i-akhawunti, nangemva kwalokho njengoba isigaba 5 sisho. Amakhodi nezikhathi zokungena kuyasuswa lapho sekuphelelwe yisikhathi. Ikheli lenu lenethiwekhi silisebenzisela ukunciphisa imizamo ephindaphindwayo kuphela. I-akhawunti uqobo nezinkokhelo zayo sikugcina isikhathi eside ngangoba umthetho udinga lawo marekhodi.',
  durationFree:
    'Ngesikhathi ninayo i-akhawunti, nangemva kwalokho njengoba isigaba 5 sisho. Amakhodi nezikhathi zokungena kuyasuswa lapho sekuphelelwe yisikhathi. Ikheli lenu lenethiwekhi silisebenzisela ukunciphisa imizamo ephindaphindwayo kuphela.',
  browserTitle: 'Kusiphequluli senu',
  browser:
    'Ama-cookie agcina ningenile, avikele izicelo zenu futhi akhumbule ulimi enilukhethile, namanothi mayelana nokulayisha noma ukuvakasha okuphazamisekile. Akukho kukho okunilandela noma kuphi.',
  rightsTitle: 'Amalungelo enu',
  rights:
    'Ningabuza ukuthi sigcineni ngani, nicele ukuba kulungiswe, kukhishwe noma kusulwe; ningaphikisa ukusetshenziswa kwakho noma nikunciphise. Ningakhalaza ku-Information Regulator eNingizimu Afrika, noma kugunya lokuvikelwa kwemininingwane lapho nihlala khona. Abamukeli nababiki banamalungelo afanayo.',

  liabilityTitle: '11. Umthwalo wethu',
  liability:
    'Siyiqhuba ngokucophelela i-LeaveBits, kodwa asikwazi ukuthembisa ukuthi ihlala ifinyeleleka noma ukuthi yonke i-imeyili iyafika. Ngokuvunyelwa ngumthetho, siphendula ngomonakalo kuphela kuze kufike emalini eniyikhokhile ezinyangeni eziyishumi nambili ngaphambi kwawo. Lokhu akunciphisi umthwalo umthetho ongasivumeli ukuwunciphisa.',
  liabilityFree:
    'Siyiqhuba ngokucophelela i-LeaveBits, kodwa asikwazi ukuthembisa ukuthi ihlala ifinyeleleka noma ukuthi yonke i-imeyili iyafika. Ngokuvunyelwa ngumthetho, siphendula ngomonakalo kuphela uma siwubange ngamabomu noma ngobudedengu obukhulu. Lokhu akunciphisi umthwalo umthetho ongasivumeli ukuwunciphisa.',

  changesTitle: '12. Izinguquko nomthetho osebenzayo',
  changes:
    'Uma siyishintsha le migomo ngendlela ebalulekile kinina, siyonazisa kusengaphambili nge-imeyili; uma ningavumi, ningakhansela. Kusebenza umthetho wendawo lapho abaphethe insizakalo bezinze khona. Isivikelo umthetho wezwe lenu onipha sona njengabathengi siyahlala.',
  changesFree:
    'Uma siyishintsha le migomo ngendlela ebalulekile kinina, siyonazisa kusengaphambili nge-imeyili; uma ningavumi, ningasula i-akhawunti yenu. Kusebenza umthetho wendawo lapho abaphethe insizakalo bezinze khona. Isivikelo umthetho wezwe lenu onipha sona njengabathengi siyahlala.',

  operatorTitle: '13. Singobani',
  operator:
    'I-LeaveBits iqhutshwa ngu-{name}. Ngokomthetho wokuvikelwa kwemininingwane nguye futhi onesibopho.',
  operatorRegistered:
    'I-LeaveBits iqhutshwa ngu-{name}, inkampani ebhaliswe eNingizimu Afrika ({registration}). Ngokomthetho wokuvikelwa kwemininingwane yiyo futhi enesibopho.',
  operatorUnnamed:
    'I-LeaveBits iqhutshwa yinkampani ebhaliswe eNingizimu Afrika ({registration}). Ngokomthetho wokuvikelwa kwemininingwane yiyo futhi enesibopho.',
  operatorUnknown:
    'I-LeaveBits iqhutshwa ngabantu abaninike ikheli lale nsizakalo. Ngokomthetho wokuvikelwa kwemininingwane yibo futhi abanesibopho.',
  contact:
    'Bhalani ku-<email>{address}</email> uma ninemibuzo noma izikhalo, noma nifuna ukusebenzisa elinye lamalungelo enu.',
  contactUnknown:
    'Buzani bona uma ninemibuzo noma izikhalo, noma nifuna ukusebenzisa elinye lamalungelo enu.',
};
