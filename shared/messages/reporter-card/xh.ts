import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'reporter-card'> = {
  title: 'Ukuba kukho into eyenzekayo ku-{owner}',
  intro:
    'U-{owner} ugcina iileta, amaphepha nemiyalelo yabanye abantu kwi-LeaveBits, kwaye uthembele kuni ukuba nisibikele xa esweleka okanye xa engasenako ngokusisigxina ukuphatha imicimbi yakhe.',
  whenDeath: 'U-{owner} uswelekile, kwaye niqinisekile ngoko.',
  whenIncapacitation:
    'U-{owner} akasenako ngokusisigxina ukuphatha imicimbi yakhe, kwaye niqinisekile ukuba akasayi kuphinda abe nako.',
  whenPractice:
    'U-{owner} uswelekile, okanye akasenako ngokusisigxina ukuphatha imicimbi yakhe, kwaye niqinisekile ngoko. Kude kube lelo xesha, ikhonkco linivumela niziqhelise.',
  reportDeath: 'Phawulani ibhokisi, nize nicofe “Bikani oku kusweleka”.',
  reportIncapacitation: 'Phawulani ibhokisi, nize nicofe “Bikani oku kungasakwazi ukuphatha imicimbi”.',
  sendLinks: 'Iphepha ngokwalo alinako ukukubika. Cofani “celani ukuthunyelelwa amakhonkco enu kwakhona”.',
  reportFromEmail: 'Bikani ngekhonkco elikwi-imeyile esinithumelela yona.',
  objects:
    'Emva koko abanye ababiki bacelwa ukuba baqinisekise, kwaye u-{owner} unexesha {hours, plural, one {leyure e-#} other {leeyure ezi-#}}{days, plural, =0 {} one { (usuku olu-#)} other { (iintsuku ezi-#)}} lokuthi asiyonyaniso. Akukho nto ivulwayo phambi koko.',
  objectsEither:
    'Emva koko abanye ababiki bacelwa ukuba baqinisekise, kwaye u-{owner} unexesha {hours, plural, one {leyure e-#} other {leeyure ezi-#}}{days, plural, =0 {} one { (usuku olu-#)} other { (iintsuku ezi-#)}} xa kubikwe ukusweleka, okanye {otherHours, plural, one {leyure e-#} other {leeyure ezi-#}}{otherDays, plural, =0 {} one { (usuku olu-#)} other { (iintsuku ezi-#)}} xa kubikwe ukungasakwazi ukuphatha imicimbi, lokuthi asiyonyaniso. Akukho nto ivulwayo phambi koko.',
  fallback:
    'Ukuba ikhonkco alisebenzi, fakani idilesi yenu ye-imeyile ku-{address}, size sinithumelele amatsha.',
  keep: 'Gcinani eli khadi apho linokufunyanwa nini kuphela. Nabani na onalo angabika egameni lenu. Alinaphaswedi, kwaye alinanto yoko u-{owner} akugcinileyo.',
  keepPractice:
    'Gcinani eli khadi apho linokufunyanwa nini kuphela. Alinako ukubika nantoni na ngaphandle kwebhokisi yenu ye-imeyile. Alinaphaswedi, kwaye alinanto yoko u-{owner} akugcinileyo.',
  printAgain: 'Phindani niliprinte',
  holder: 'Ikhadi lika-{name}',
  whenEither:
    'U-{owner} uswelekile, okanye akasenako ngokusisigxina ukuphatha imicimbi yakhe, kwaye niqinisekile ngoko.',
  enterAddress: 'Fakani idilesi yenu ye-imeyile, siza kuthumela amakhonkco enu kuyo:',
  othersConfirm:
    'Emva koko abanye ababiki bacelwa ukuba baqinisekise, kwaye u-{owner} angathi asiyonyaniso. Akukho nto ivulwayo phambi koko.',
  reportsNothing:
    'Eli khadi alinako ukubika nantoni na ngaphandle kwebhokisi yenu ye-imeyile. Alinaphaswedi, kwaye alinanto yoko u-{owner} akugcinileyo.',
};
