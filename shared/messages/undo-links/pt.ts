import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'undo-links'> = {
  title: 'Desfazer uma alteração',
  worksUntil: 'Este link funciona até',
  stepsTitle: 'Se a desfizer',
  signsOut: 'Todos os que entraram na sua conta saem dela automaticamente. Depois, escolhe uma senha nova.',
  signedOut: 'Todos os que tinham entrado na sua conta saíram dela automaticamente.',
  chooseNow: 'Escolha agora uma senha nova, porque quem fez a alteração talvez conheça a antiga.',
  nothingUndone: 'Nada foi desfeito',
  choosePassword: 'Escolher uma senha nova',
  signIn: 'Entrar',
  alreadyTitle: 'Já desfeita',
  alreadyNext:
    'Nesse momento, todos saíram da conta automaticamente. Se ainda não escolheu uma senha nova depois disso, escolha uma agora.',
  expiredTitle: 'Este link expirou',
  incomplete: 'Este link está incompleto ou já não é usado.',
};
