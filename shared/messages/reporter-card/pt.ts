import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'reporter-card'> = {
  title: 'Se acontecer alguma coisa a {owner}',
  intro:
    '{owner} guarda no LeaveBits cartas, papéis e instruções para outras pessoas, e pede que nos informe em caso de falecimento ou incapacidade permanente.',
  whenDeath: '{owner} faleceu, e tem a certeza disso.',
  whenIncapacitation:
    '{owner} está em situação de incapacidade permanente, e tem a certeza de que isso já não vai mudar.',
  whenPractice:
    '{owner} faleceu ou está em situação de incapacidade permanente, e tem a certeza disso. Até lá, o link permite treinar.',
  reportDeath: 'Marque a caixa e clique em “Comunicar o falecimento”.',
  reportIncapacitation: 'Marque a caixa e clique em “Comunicar a incapacidade”.',
  sendLinks: 'A própria página não permite comunicá-lo. Clique em “peça o reenvio dos seus links”.',
  reportFromEmail: 'Comunique com um link do e-mail que lhe enviarmos.',
  objects:
    'Depois pedimos às outras pessoas de confiança que confirmem, e {owner} tem {hours, plural, one {# hora} other {# horas}}{days, plural, =0 {} one { (# dia)} other { (# dias)}} para dizer que não é verdade. Nada abre antes disso.',
  objectsEither:
    'Depois pedimos às outras pessoas de confiança que confirmem, e {owner} tem {hours, plural, one {# hora} other {# horas}}{days, plural, =0 {} one { (# dia)} other { (# dias)}} em caso de falecimento, ou {otherHours, plural, one {# hora} other {# horas}}{otherDays, plural, =0 {} one { (# dia)} other { (# dias)}} em caso de incapacidade, para dizer que não é verdade. Nada abre antes disso.',
  fallback:
    'Se o link não funcionar, escreva o seu endereço de e-mail em {address}, e enviamos-lhe links novos.',
  keep: 'Guarde este cartão onde mais ninguém o encontre. Quem o tiver pode comunicar em seu nome. Não tem qualquer senha nem nada do que {owner} guarda.',
  keepPractice:
    'Guarde este cartão onde mais ninguém o encontre. Sem a sua caixa de e-mail, não permite comunicar nada. Não tem qualquer senha nem nada do que {owner} guarda.',
  printAgain: 'Imprimir de novo',
  holder: 'Um cartão para {name}',
  whenEither: '{owner} faleceu ou está em situação de incapacidade permanente, e tem a certeza disso.',
  enterAddress: 'Escreva o seu endereço de e-mail, e enviamos os seus links para lá:',
  othersConfirm:
    'Depois pedimos às outras pessoas de confiança que confirmem, e {owner} pode dizer que não é verdade. Nada abre antes disso.',
  reportsNothing:
    'Sem a sua caixa de e-mail, este cartão não permite comunicar nada. Não tem qualquer senha nem nada do que {owner} guarda.',
};
