import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'key-card'> = {
  title: 'O seu cartão de chave',
  titleSpare: 'O seu cartão de chave, cópia de reserva',
  holder: 'Para {name}. Impresso em {date}.',
  holderFrom: 'Para {name}, da parte de {owner}. Impresso em {date}.',
  intro:
    '{owner} selou algo para si com o LeaveBits. Este cartão abre-o. Nada mais do que tem o consegue abrir.',
  introUnnamed:
    'Alguém selou algo para si com o LeaveBits. Este cartão abre-o. Nada mais do que tem o consegue abrir.',
  qrCode: 'Código QR da chave, que está escrita ao lado',
  typeKey: 'A chave, se não for possível ler o código (os espaços não importam):',
  noLetters: 'Não tem a letra O nem a letra I: o que parece um O é um zero.',
  whenEmailed: 'Quando lhe escrevermos que há algo para ler:',
  goTo: 'Vá a <address></address>',
  enterAddress: 'Escreva o seu endereço de e-mail, <email></email>, e o código que enviarmos para lá.',
  openIt: 'Abra o que lá estiver. A página pede este cartão: leia o código com ela, ou escreva a chave.',
  check: '<strong>Para verificar este cartão agora:</strong> vá a {address}, ou leia o código.',
  keepSafe: 'Guarde-o em lugar seguro:',
  notAlone:
    'O LeaveBits sozinho não consegue abrir o que está selado, porque não tem esta chave. Este cartão sozinho também não: é preciso também a sua caixa de correio.',
  noCopies:
    'Não o fotografe, não o envie a ninguém por e-mail e não grave a chave em lado nenhum. Escreva-a apenas nas páginas aqui indicadas.',
  where:
    'Guarde-o com o seu passaporte ou o seu testamento, onde a pessoa a quem pertence ou a sua família o encontre daqui a dez anos.',
  spare:
    'Esta é uma cópia de um cartão que já tem. Guarde-a noutro lugar, ou deixe-a com alguém em quem confie.',
  lost: 'Se o perder, peça um novo à pessoa que lho deu, enquanto ela o puder fazer. Depois, só o que tem a data mais recente abre o que essa pessoa gravar a partir desse dia.',
  technicians:
    'Para técnicos: a chave é uma identidade age. Se este serviço já não existir, o que dele foi baixado abre com o programa age ({address}).',
};
