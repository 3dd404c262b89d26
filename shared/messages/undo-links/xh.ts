import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'undo-links'> = {
  title: 'Rhoxisani utshintsho',
  worksUntil: 'Eli khonkco lisebenza kude kube',
  stepsTitle: 'Ukuba niyalurhoxisa',
  signsOut: 'Bonke abangene kwiakhawunti yenu baya kukhutshwa. Emva koko nikhetha iphaswedi entsha.',
  signedOut: 'Bonke abebengene kwiakhawunti yenu bakhutshiwe.',
  chooseNow:
    'Nceda nikhethe iphaswedi entsha ngoku, kuba lowo wenze utshintsho kusenokwenzeka uyayazi endala.',
  nothingUndone: 'Akukho nto irhoxisiweyo',
  choosePassword: 'Khethani iphaswedi entsha',
  signIn: 'Ngenani',
  alreadyTitle: 'Sele lurhoxisiwe',
  alreadyNext:
    'Bonke bakhutshwa ngelo xesha. Ukuba anikakhethi iphaswedi entsha ukususela ngoko, nceda nikhethe entsha ngoku.',
  expiredTitle: 'Eli khonkco liphelelwe lixesha',
  incomplete: 'Eli khonkco aliphelelanga okanye alisasetyenziswa.',
};
