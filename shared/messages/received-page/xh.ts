import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'received-page'> = {
  readMeFirst: 'Funda oku kuqala',
  someone: 'Umntu othile',
  title: 'Oko kwabelwene no-{email} ngako',
  heading: 'Oko kwabelwene nani ngako',
  intro:
    'Konke u-<email></email> ebenokukufunda ngo-{date}. Konke kweli phepha, nakwiifolda ezisecaleni kwalo.',
  hint: 'Eli phepha lisebenza ngaphandle kwe-intanethi. Qalani ngokukhupha okukwi-ZIP, ukuze amakhonkco eefayile asebenze. Onke amaxesha aku-UTC. Ukuba kukho okurhoxisiweyo ngexesha lokukhuphela, i-“{file}” esecaleni kweli phepha ithi yintoni.',
  from: 'Ivela ku-<sender></sender>',
  comeBack: 'Ninokubuyela kwiphepha lenu ku-<page></page>, ngekhowudi esinithumelela yona nge-imeyile.',
  closes:
    'Oko u-<sender></sender> abelene nani ngako kunokufundwa apho de kube ngu-{date}. Le kopi ihlala iyeyenu.',
  lockedTitle: 'Okusatshixiweyo',
  locked: 'Oku akukho kwi-ZIP. Nceda nikhuphele konke kwakhona xa sekuvuliwe.',
  lockedItem: 'Ivela ku-{sender}. {opening}',
  lockedItems: 'Amaxesha angu-{count}: <item></item>',
  opensOn: 'Ivulwa ngo-{date}',
  opensAfterReport:
    'Ivulwa emva kokuqinisekiswa kokusweleka komnini okanye kokuba akasakwazi ngokusisigxina ukuphatha imicimbi',
  opensOnUnsetDate: 'Ivulwa ngomhla ongekamiselwa',
  notReleased: 'Ayikavulwa',
  damagedTitle: 'I-LeaveBit eyonakeleyo',
  damaged: 'Le LeaveBit yonakele kwaye ayinakuvulwa. Nceda nibhalele abantu abaphethe le nkonzo.',
  sealed:
    'Le LeaveBit itywiniwe. Umbhalo neefayile zayo zivulwa ngekhadi okanye ngephepha lokubuyisela lomnini, hayi ngenye into. Kokubini kunesitshixo esiqala ngo-<prefix></prefix>. Ngenkqubo <program></program>: gcinani isitshixo njenge-{keyFile}, nombhalo ongezantsi, ukusuka kwideshi yokuqala ukuya kweyokugqibela, njenge-{textFile}. Nize nibhale <openText></openText>. Ifayile ivulwa ngendlela efanayo: <openFile></openFile>.',
  files: 'Iifayile',
  fileDamaged: 'I-<file></file> yonakele kwaye ayikho kule ZIP. Nceda nibhalele abantu abaphethe le nkonzo.',
  missingTitle: 'Okungafakwanga',
  missingIntro:
    'Beninokukufunda oku ngexesha niqala ukukhuphela, kodwa akukho kule ZIP. Konke okunye kuphelele.',
  missingFrom: 'Ivela ku-{sender}',
  missingLeavebit: '{leavebit}, neefayile zayo',
  missingFile: '{file}, ku-{leavebit}',
  quoted: '“{headline}”',
  withoutHeadline: 'LeaveBit engenasihloko',
  unnamed: '{count, plural, one {I-LeaveBit e-#} other {Ii-LeaveBits ezi-#}}',
  missingNext:
    'Khethani u-“Khuphelani konke” kwakhona ukuze nifumane konke eninokukufunda ngelo xesha. Ukuba kusekho okushotayo, buzani umntu owabelene nani ngako, okanye umntu okufutshane naye.',
  withdrawn: 'akusabelwana nani ngako',
  nowLocked: 'kutshixiwe ngoku',
  blocked: 'akufundeki okwangoku, kuba ixesha lokukufunda okanye umrhumo womnini uphelile',
  isDamaged: 'konakele; nceda nibhalele abantu abaphethe le nkonzo',
  replaced: 'kususwe okanye kwatshintshwa ngelo xesha',
  added: 'kongezwe ngelo xesha',
  copyTitle: 'Oko u-{email} anokukufumana',
  copyFrom: 'Ivela ku-<sender></sender>, njengoko izinto zazinjalo ngo-{date}.',
  copyHint:
    'Le yikopi. I-LeaveBits ivula ii-LeaveBits ezingezantsi ngamaxesha abhalwe ecaleni kwazo. Nabani na onale kopi angazifunda ngoku. Nceda niyigcine kwindawo ekhuselekileyo.',
  copyCount: '{count, plural, one {I-LeaveBit e-#} other {Ii-LeaveBits ezi-#}}',
  copyNothing: 'Akukho nto. Lo mntu ushiye konke okwabelwene naye ngako.',
  copyNothingYet: 'Akukho nto njengomamkeli.',
  opensAtOnce: 'Ivuliwe kwangoko',
  opensNever: 'Ayisoze ivulwe, kuba akukho mhla umiselweyo',
  openNow: '{opening}. Ivuliwe ngoku.',
  sharedWith: 'Abantu ekwabelwene nabo',
  turnTitle: 'Ukuba omnye umntu akakuvuli',
  turnText:
    'Oku kuya nakulo mntu ukuba akukavulwa emva kweentsuku ezingaka kuvuliwe, kwaye lowo kwenzelwe yena sele ekhunjuziwe. Okuqulathwe koko akukho kule kopi.',
  turnWhen: 'Nini',
  turnAfter: 'Ukuba akuvulwanga',
  turnDays: '{count, plural, one {usuku olu-#} other {iintsuku ezi-#}}',
};
