import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'undo-links'> = {
  title: 'Hlehlisani ushintsho',
  worksUntil: 'Lesi sixhumanisi sisebenza kuze kube',
  stepsTitle: 'Uma niluhlehlisa',
  signsOut: 'Bonke abangene ku-akhawunti yenu bazokhishwa. Bese nikhetha iphasiwedi entsha.',
  signedOut: 'Bonke abebengene ku-akhawunti yenu bakhishiwe.',
  chooseNow:
    'Sicela nikhethe iphasiwedi entsha manje, ngoba lowo owenze ushintsho kungenzeka uyayazi endala.',
  nothingUndone: 'Akukho okuhlehlisiwe',
  choosePassword: 'Khethani iphasiwedi entsha',
  signIn: 'Ngenani',
  alreadyTitle: 'Luhlehlisiwe kakade',
  alreadyNext:
    'Bonke bakhishwa ngaleso sikhathi. Uma ningakakhethi iphasiwedi entsha kusukela lapho, sicela nikhethe entsha manje.',
  expiredTitle: 'Lesi sixhumanisi siphelelwe yisikhathi',
  incomplete: 'Lesi sixhumanisi asiphelele noma asisasetshenziswa.',
};
