import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'lost-reporter-links'> = {
  title: 'Links perdidos de pessoas de confiança',
  heading: 'Sou pessoa de confiança de alguém e perdi o meu link',
  intro:
    'Alguém lhe pediu que nos informasse em caso de falecimento ou incapacidade permanente dessa pessoa? Escreva o seu endereço de e-mail, e enviamos de novo os seus links para lá.',
  address: 'Endereço de e-mail',
  addressHint: 'O que foi indicado quando passou a ser pessoa de confiança',
  addressInvalid: 'Endereço de e-mail inválido. Deve ser parecido com name@example.com.',
  notSent: 'Nada foi enviado',
  tryLater: 'Tente de novo dentro de instantes.',
  send: 'Enviar os meus links',
  earlierLinks:
    'Os links de e-mails anteriores continuam a funcionar. Procure por “LeaveBits” na sua caixa de e-mail.',
  sentTitle: 'Veja o seu e-mail',
  sent: 'Se alguém escolheu <email></email> como pessoa de confiança, vamos enviar os seus links para lá, num e-mail para cada pessoa.',
  noMail: 'Não chegou nenhum e-mail depois de alguns minutos?',
  noMailFolders: 'Veja as suas pastas de spam, lixo e promoções.',
  noMailAddress: 'Tem outro endereço? Talvez tenha sido indicado esse.',
  noMailLimits:
    'Enviamos os links no máximo uma vez a cada {minutes} minutos e {times} vezes por dia. Os dos nossos e-mails anteriores continuam a funcionar.',
  noMailOthers:
    'Talvez haja várias pessoas de confiança. Qualquer uma delas pode comunicá-lo, e depois pedimos-lhe por e-mail que confirme.',
  otherAddress: 'Usar outro endereço',
};
