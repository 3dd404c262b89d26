import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'getting-started'> = {
  title: 'Experimente gratuitamente durante um mês',
  titleFree: 'Abra a sua conta',
  description:
    'Para abrir uma conta no LeaveBits, basta um endereço de e-mail. O primeiro mês é gratuito, sem cartão. Depois, custa 1 USD por mês.',
  descriptionFree: 'Para abrir uma conta no LeaveBits, basta um endereço de e-mail.',
  login: 'Entrar',
  intro:
    'Basta um endereço de e-mail a que mais ninguém tenha acesso. Será a sua identificação para entrar, e é para esse endereço que enviaremos os códigos de acesso.',
  trialAccount: 'A sua conta de teste',
  account: 'A sua conta',
  includedAll: 'Tudo o que o LeaveBits faz, desde o primeiro minuto',
  includedLeavebits: 'Todos os LeaveBits de que precisar, com anexos',
  includedPeople: 'Destinatários e pessoas de confiança à sua escolha',
  includedNoCard: 'Sem cartão e sem dados de pagamento',
  createTrial: 'Criar conta de teste',
  createAccount: 'Criar conta',
  afterMonth: 'Quando terminar o mês gratuito',
  afterMonthPaying:
    'Enviaremos um e-mail 7 dias antes e outro 1 dia antes. Se quiser continuar, o LeaveBits custa 1 USD por mês, a pagar com cartão por meio do PayFast, que mostra e cobra o valor em rands sul-africanos (ZAR). É possível cancelar a qualquer momento.',
  afterMonthNothing:
    'Se não fizer nada, nada será cobrado, mas ninguém poderá ler os seus LeaveBits. Ficarão guardados durante 12 meses, para o caso de querer voltar, e depois serão apagados definitivamente. Os <terms>termos e condições</terms> explicam os detalhes.',
  oneAccount: 'Uma conta para cada herança',
  oneAccountText:
    'Uma conta pertence a uma só pessoa e contém o que essa pessoa deixa. Um casal precisa de duas contas, cada uma com o seu próprio endereço de e-mail.',
};
