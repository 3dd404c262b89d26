import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'received-page'> = {
  readMeFirst: 'Funda lokhu kuqala',
  someone: 'Othile',
  title: 'Okwabelwane no-{email} ngakho',
  heading: 'Okwabelwane nani ngakho',
  intro: 'Konke u-<email></email> abengakufunda ngo-{date}. Konke kuleli khasi, nakumafolda aseduze nalo.',
  hint: 'Leli khasi lisebenza ngaphandle kwe-inthanethi. Qalani ngokukhipha okuku-ZIP, ukuze izixhumanisi zamafayela zisebenze. Zonke izikhathi ziku-UTC. Uma kukhona okuhoxiswe ngesikhathi kulandwa, i-“{file}” eseduze naleli khasi isho ukuthi yini.',
  from: 'Ivela ku-<sender></sender>',
  comeBack: 'Ningabuyela ekhasini lenu ku-<page></page>, ngekhodi esiyinithumelela nge-imeyili.',
  closes:
    'Lokho u-<sender></sender> abelane nani ngakho kungafundwa lapho kuze kube ngu-{date}. Le khophi ihlala ingeyenu.',
  lockedTitle: 'Okusakhiyiwe',
  locked: 'Lokhu akukho ku-ZIP. Sicela nilande konke futhi uma sekuvuliwe.',
  lockedItem: 'Ivela ku-{sender}. {opening}',
  lockedItems: 'Izikhathi ezingu-{count}: <item></item>',
  opensOn: 'Ivulwa ngo-{date}',
  opensAfterReport:
    'Ivulwa ngemva kokuqinisekiswa kokushona komnikazi noma kokuthi akasakwazi unomphela ukuziphathela izindaba',
  opensOnUnsetDate: 'Ivulwa ngosuku olungakanqunywa',
  notReleased: 'Ayikavulwa',
  damagedTitle: 'I-LeaveBit eyonakele',
  damaged: 'Le LeaveBit yonakele futhi ayikwazi ukuvulwa. Sicela nibhalele abantu abaphethe le nsizakalo.',
  sealed:
    'Le LeaveBit ivalwe ngophawu. Umbhalo namafayela ayo kuvulwa ngekhadi noma ngephepha lokubuyisela lomnikazi, hhayi ngokunye. Kokubili kunokhiye oqala ngo-<prefix></prefix>. Ngohlelo <program></program>: londolozani ukhiye njenge-{keyFile}, nombhalo ongezansi, kusukela kudeshi wokuqala kuya kowokugcina, njenge-{textFile}. Bese nibhala <openText></openText>. Ifayela livulwa ngendlela efanayo: <openFile></openFile>.',
  files: 'Amafayela',
  fileDamaged:
    'I-<file></file> yonakele futhi ayikho kule ZIP. Sicela nibhalele abantu abaphethe le nsizakalo.',
  missingTitle: 'Okungafakiwe',
  missingIntro:
    'Beningakufunda lokhu ngesikhathi niqala ukulanda, kodwa akukho kule ZIP. Konke okunye kuphelele.',
  missingFrom: 'Ivela ku-{sender}',
  missingLeavebit: '{leavebit}, namafayela ayo',
  missingFile: '{file}, ku-{leavebit}',
  quoted: '“{headline}”',
  withoutHeadline: 'LeaveBit engenasihloko',
  unnamed: '{count, plural, one {I-LeaveBit e-#} other {Ama-LeaveBits angu-#}}',
  missingNext:
    'Khethani u-“Landani konke” futhi ukuze nithole konke eningakufunda ngaleso sikhathi. Uma kusekhona okushodayo, buzani umuntu owabelane nani ngakho, noma umuntu oseduze naye.',
  withdrawn: 'akusabelwana nani ngakho',
  nowLocked: 'kukhiyiwe manje',
  blocked: 'akufundeki okwamanje, ngoba isikhathi sokukufunda noma okubhaliselwe komnikazi sekuphelile',
  isDamaged: 'konakele; sicela nibhalele abantu abaphethe le nsizakalo',
  replaced: 'kususwe noma kwashintshwa phakathi naleso sikhathi',
  added: 'kungezwe phakathi naleso sikhathi',
  copyTitle: 'Lokho u-{email} angakuthola',
  copyFrom: 'Ivela ku-<sender></sender>, njengoba izinto zazinjalo ngo-{date}.',
  copyHint:
    'Le yikhophi. I-LeaveBits ivula ama-LeaveBits angezansi ngezikhathi ezibhalwe eduze kwawo. Noma ubani onale khophi angawafunda manje. Sicela niyigcine endaweni ephephile.',
  copyCount: '{count, plural, one {I-LeaveBit e-#} other {Ama-LeaveBits angu-#}}',
  copyNothing: 'Akukho. Lo muntu ushiye konke okwabelwane naye ngakho.',
  copyNothingYet: 'Akukho njengomamukeli.',
  opensAtOnce: 'Ivuliwe ngokushesha',
  opensNever: 'Ayisoze yavulwa, ngoba akukho suku olunqunyiwe',
  openNow: '{opening}. Ivuliwe manje.',
  sharedWith: 'Abantu okwabelwane nabo',
  turnTitle: 'Uma omunye umuntu engakuvuli',
  turnText:
    'Lokhu kuya nakulo muntu uma kusengakavulwa ngemva kwezinsuku ezingaka kuvuliwe, futhi lowo okuhloswe ngaye esekhunjuziwe. Okuqukethwe yikho akukho kule khophi.',
  turnWhen: 'Nini',
  turnAfter: 'Uma kungavulwanga',
  turnDays: '{count, plural, one {usuku olu-#} other {izinsuku ezingu-#}}',
};
