import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'help'> = {
  write: 'Tem perguntas? Escreva para <email></email>.',
  recipient: 'Tem perguntas? Fale com a pessoa que lhe deu acesso a isto, ou com alguém próximo dela.',
  reporter: 'Tem perguntas? Fale com alguém próximo da pessoa que lhe pediu para ser pessoa de confiança.',
  owner: 'Tem perguntas? Fale com a pessoa que lhe deu o endereço deste serviço.',
  operator: 'O LeaveBits é gerido por {operator}.',
  downloadTitle: 'Não foi possível baixar',
  downloadExpired:
    'Este link já não funciona. Para proteger o que lhe foi deixado, um link para baixar só funciona durante {minutes} minutos e enquanto a página de onde partiu continua aberta.',
  downloadNext:
    'Nada se perdeu. Abra de novo o link do nosso e-mail, verifique o seu endereço com um código novo e clique de novo em “Baixar”.',
  toLeavebits: 'Ir para o LeaveBits',
};
