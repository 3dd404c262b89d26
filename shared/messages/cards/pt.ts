import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'cards'> = {
  title: 'Verifique o seu cartão',
  intro:
    'Alguém lhe deu um cartão impresso com um código QR e uma chave que começa por <key></key>. Aqui pode ver se ainda funciona.',
  worksTitle: 'Este cartão funciona',
  works:
    'Guarde-o de novo num lugar seguro, onde o encontre daqui a dez anos. Não o fotografe nem o envie a ninguém.',
  worksNotTitle: 'Este cartão não é atual',
  worksNot:
    'Foi substituído por um mais novo, ou não é um dos nossos. Procure um cartão mais novo, ou peça um à pessoa de quem o recebeu. Não descarte já este: talvez ainda abra o que não foi gravado desde então.',
  history: 'O histórico do seu navegador talvez ainda tenha o link com a chave. Pode apagá-lo lá.',
  checkFailed: 'Não foi possível verificar o cartão. Tente de novo daqui a pouco.',
  linkIncomplete:
    'O código ou link que trouxe até aqui não tem uma chave completa. Leia de novo o código QR do cartão, ou escreva a chave.',
  check: 'Verificar o cartão',
  whyTitle: 'Para que serve verificá-lo?',
  why: 'O cartão abre o que alguém selou e lhe destinou, e sem ele não o podemos abrir. Um cartão danificado ou desatualizado é fácil de substituir enquanto a pessoa de quem o recebeu o puder fazer.',
  keyTitle: 'O que acontece à chave?',
  key: 'Fica neste aparelho. Só é enviado um número público que lhe pertence, e ninguém consegue descobrir a chave a partir dele. A pessoa que lhe deu o cartão pode ver quando foi verificado pela última vez.',
  field: 'Chave do cartão',
  fieldHint: 'Espaços e mudanças de linha não importam, nem maiúsculas ou minúsculas.',
  scan: 'Ler o código QR',
  choosePhoto: 'Escolher uma foto',
  photo: 'Foto do código QR',
  notRead: 'Não foi possível ler a chave. Carregue a página de novo e tente outra vez.',
  photoNoCode:
    'Não foi encontrado nenhum código QR nesta imagem. Escolha uma em que esteja nítido e inteiro.',
  photoOtherCode: 'O código QR desta imagem não é o de um cartão.',
  photoBroken: 'Não foi possível abrir esta imagem. Escolha um JPEG ou PNG, ou escreva a chave.',
  keyMissing: 'Escreva a chave do seu cartão, ou leia o código QR.',
  notKey:
    'Esta não é a chave de um cartão. Ela começa por {prefix} e está impressa no cartão, debaixo do código QR.',
  slipO: 'Há um erro: uma chave nunca tem a letra O. É provavelmente um zero.',
  slipL:
    'Há um erro: depois do começo, uma chave não tem a letra I nem o algarismo 1. É provavelmente a letra L.',
  slipB: 'Há um erro: uma chave nunca tem a letra B. É provavelmente um 8.',
  slipOther: 'Há um erro: uma chave nunca tem “{character}” nesse lugar.',
  slipUnknown:
    'Há um erro: pelo menos uma letra ou um algarismo está errado. Compare a chave com o seu cartão, grupo a grupo.',
  keyCutByOne: 'A chave está incompleta: falta uma letra ou um algarismo depois de {prefix}.',
  keyCut: 'A chave está incompleta: faltam {count} letras ou algarismos depois de {prefix}.',
  camera: 'A imagem da câmara',
  cameraStarting: 'A iniciar a câmara',
  pointAtCard: 'Aponte a câmara para o código QR do seu cartão. A imagem fica neste aparelho.',
  pointAtSheet: 'Aponte a câmara para o código QR da sua folha de recuperação. A imagem fica neste aparelho.',
  otherThanCard: 'Este é outro código QR. Aponte a câmara para o do seu cartão.',
  otherThanSheet: 'Este é outro código QR. Aponte a câmara para o da sua folha de recuperação.',
  scanFailed: 'Não é possível ler o código QR',
  stopScanning: 'Parar a leitura',
  cameraForbidden:
    'Esta página não tem permissão para usar a câmara. Pode dá-la nas opções do navegador e tentar de novo. Também pode escrever a chave.',
  cameraMissing: 'Nenhuma câmara foi encontrada. Também pode escrever a chave.',
  cameraBusy: 'A câmara não iniciou. Outra aplicação talvez a esteja a usar. Também pode escrever a chave.',
  cameraUnsupported: 'Este navegador não pode usar a câmara aqui. Também pode escrever a chave.',
};
