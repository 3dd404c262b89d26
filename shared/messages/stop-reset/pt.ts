import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'stop-reset'> = {
  title: 'Impedir uma senha nova',
  question: 'Impedir a senha nova?',
  what: 'Alguém com um código da sua caixa de correio, mas sem o seu segundo fator, pediu uma senha nova. Ela vale a partir de {date}.',
  choice: 'Se não foi um pedido seu, impeça-a. Se foi, não precisa de fazer nada e pode fechar esta página.',
  stop: 'Impedir a senha nova',
  notStopped: 'A senha nova não foi impedida',
  tryNow: 'Tente de novo agora.',
  stoppedTitle: 'A sua senha continua como estava',
  stopped: 'A senha nova foi impedida. O seu segundo fator também continua.',
  changeEmailPassword:
    'Quem a pediu tinha um código da sua caixa de correio. Se não foi um pedido seu, altere agora a senha do seu e-mail.',
  signIn: 'Entrar',
  nothingTitle: 'Não há nenhuma senha nova à espera',
  nothing:
    'Já foi impedida ou já está a valer. Entre para saber. Se a sua senha já não funcionar, escolha uma nova.',
};
