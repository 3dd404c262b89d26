import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'sealed'> = {
  opening: 'A abrir',
  damagedTitle: 'Este LeaveBit está danificado',
  damaged:
    'O seu cartão está bem, mas o que chegou aqui não é o que foi selado, por isso ninguém o pode abrir assim. Carregue a página de novo e tente outra vez. Se isso não ajudar, escreva aos responsáveis por este serviço: talvez tenham uma cópia de segurança.',
  failedTitle: 'Não foi possível abri-lo',
  failed: 'Não foi possível abri-lo. Tente de novo daqui a pouco.',
  tryAgainSoon: 'Tente de novo daqui a pouco.',
  offline: 'Verifique a ligação à internet e tente de novo.',
  wrongCard:
    'Este cartão é de outra pessoa, ou foi feito depois de este LeaveBit ter sido gravado pela última vez. Procure outro cartão, ou pergunte à pessoa de quem o recebeu, ou a quem trata dos papéis dela.',
  oldCard:
    'Este cartão foi substituído por um mais novo, ou não é um dos nossos. Procure um cartão mais novo, ou pergunte à pessoa de quem o recebeu, ou a quem trata dos papéis dela.',
  fileOtherCard:
    'Este anexo foi selado para outro cartão, embora o seu abra o texto. A pessoa que o selou pode gravá-lo de novo para o seu.',
  fileOutdated:
    'Algo foi alterado ou removido depois de ter aberto esta página. A página está agora atualizada: veja de novo.',
  fileDamaged:
    'Este anexo está danificado: o que chegou aqui não é o que foi selado. Tente de novo. Se isso não ajudar, escreva aos responsáveis por este serviço: talvez tenham uma cópia de segurança.',
  useCard: 'Use o seu cartão',
  useCardText:
    'Isto está selado e abre com o seu cartão de chave: uma folha impressa com um código QR e uma linha que começa por <key></key>. Foi-lhe dado pela pessoa que lhe deixou isto, ou por alguém em quem ela confia.',
  keyStays:
    'Não temos a chave, por isso não o podemos abrir no seu lugar. A chave que escrever fica nesta página: não nos é enviada, e desaparece quando sair.',
  otherCard: 'O cartão que usou nesta página não abre este LeaveBit.',
  open: 'Abrir',
  noCard: 'Não tenho cartão',
  noCardAlive:
    'Se a pessoa que lhe deixou isto estiver viva, fale com ela: pode fazer-lhe um cartão novo e gravar isto de novo para ele.',
  noCardDead:
    'Se ela faleceu, pergunte a quem trata dos papéis dela, por exemplo a família, o testamenteiro ou o notário, por um envelope com um cartão de reserva.',
  noCardAnywhere:
    'Se não houver cartão em lado nenhum, ninguém pode abrir isto, e nós também não. Lamentamos. Se um cartão aparecer mais tarde, abre isto enquanto estiver na sua página.',
  openedHere: 'Aberto com o seu cartão, só neste aparelho. Fecha quando sair desta página.',
  save: 'Gravar',
  saveNamed: 'Gravar {file}',
  openingNamed: 'A abrir {file}',
  openingNumber: 'A abrir o anexo {number} de {count}',
  fileSaved: '“{file}” está gravado.',
  textSaved: 'O texto está gravado.',
  zipSaved: 'O ZIP está gravado.',
  noProgress:
    'Se nada acontecer, abra esta página no Safari, no Chrome ou noutro navegador: muitas aplicações não conseguem gravar documentos.',
  fileFailed: 'Não foi possível abrir “{file}”.',
  textFailed: 'Não foi possível abrir o texto.',
  zipFailed: 'Não foi possível criar o ZIP.',
};
