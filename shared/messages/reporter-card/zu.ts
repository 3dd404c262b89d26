import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'reporter-card'> = {
  title: 'Uma kukhona okwenzeka ku-{owner}',
  intro:
    'U-{owner} ugcina izincwadi, amaphepha nemiyalelo yabanye abantu ku-LeaveBits, futhi uthembele kini ukuba nisibikele uma eshona noma engasakwazi unomphela ukuziphathela izindaba zakhe.',
  whenDeath: 'U-{owner} ushonile, futhi niqinisekile ngalokho.',
  whenIncapacitation:
    'U-{owner} akasakwazi unomphela ukuziphathela izindaba zakhe, futhi niqinisekile ukuthi ngeke esakwazi.',
  whenPractice:
    'U-{owner} ushonile, noma akasakwazi unomphela ukuziphathela izindaba zakhe, futhi niqinisekile ngalokho. Kuze kube yileso sikhathi, isixhumanisi sinivumela nizijwayeze.',
  reportDeath: 'Thikhani ibhokisi, nicindezele “Bikani lokhu kushona”.',
  reportIncapacitation: 'Thikhani ibhokisi, nicindezele “Bikani lokhu kungasakwazi ukuziphathela izindaba”.',
  sendLinks:
    'Ikhasi ngokwalo alikwazi ukukubika. Cindezelani “celani ukuthunyelelwa izixhumanisi zenu futhi”.',
  reportFromEmail: 'Bikani ngesixhumanisi esiku-imeyili esinithumelela yona.',
  objects:
    'Ngemva kwalokho abanye ababiki bacelwa ukuba baqinisekise, futhi u-{owner} unesikhathi {hours, plural, one {sehora eli-#} other {samahora angu-#}}{days, plural, =0 {} one { (usuku olu-#)} other { (izinsuku ezingu-#)}} sokusho ukuthi akulona iqiniso. Akukho okuvulwayo ngaphambi kwalokho.',
  objectsEither:
    'Ngemva kwalokho abanye ababiki bacelwa ukuba baqinisekise, futhi u-{owner} unesikhathi {hours, plural, one {sehora eli-#} other {samahora angu-#}}{days, plural, =0 {} one { (usuku olu-#)} other { (izinsuku ezingu-#)}} uma kubikwe ukushona, noma {otherHours, plural, one {sehora eli-#} other {samahora angu-#}}{otherDays, plural, =0 {} one { (usuku olu-#)} other { (izinsuku ezingu-#)}} uma kubikwe ukungasakwazi ukuziphathela izindaba, sokusho ukuthi akulona iqiniso. Akukho okuvulwayo ngaphambi kwalokho.',
  fallback:
    'Uma isixhumanisi singasebenzi, fakani ikheli lenu le-imeyili ku-{address}, bese sinithumelela ezintsha.',
  keep: 'Gcinani leli khadi lapho lingatholwa khona yinina kuphela. Noma ubani onalo angabika egameni lenu. Alinayo iphasiwedi, futhi alinalutho lwalokho u-{owner} akugcinile.',
  keepPractice:
    'Gcinani leli khadi lapho lingatholwa khona yinina kuphela. Alikwazi ukubika lutho ngaphandle kwebhokisi lenu le-imeyili. Alinayo iphasiwedi, futhi alinalutho lwalokho u-{owner} akugcinile.',
  printAgain: 'Phindani niliphrinte',
  holder: 'Ikhadi lika-{name}',
  whenEither:
    'U-{owner} ushonile, noma akasakwazi unomphela ukuziphathela izindaba zakhe, futhi niqinisekile ngalokho.',
  enterAddress: 'Fakani ikheli lenu le-imeyili, sizothumela izixhumanisi zenu kulo:',
  othersConfirm:
    'Ngemva kwalokho abanye ababiki bacelwa ukuba baqinisekise, futhi u-{owner} angasho ukuthi akulona iqiniso. Akukho okuvulwayo ngaphambi kwalokho.',
  reportsNothing:
    'Leli khadi alikwazi ukubika lutho ngaphandle kwebhokisi lenu le-imeyili. Alinayo iphasiwedi, futhi alinalutho lwalokho u-{owner} akugcinile.',
};
