import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'errors'> = {
  unreachable:
    'Não conseguimos chegar ao servidor. Nada se perdeu. Verifique a ligação à internet e tente de novo.',
  waitSeconds:
    'Houve muitas tentativas. Espere {seconds, plural, one {# segundo} other {# segundos}} e tente de novo.',
  waitMinutes:
    'Houve muitas tentativas. Espere {minutes, plural, one {# minuto} other {# minutos}} e tente de novo.',
  waitHours: 'Houve muitas tentativas. Espere {hours, plural, one {# hora} other {# horas}} e tente de novo.',
  wait: 'Houve muitas tentativas. Espere um pouco e tente de novo.',
  internal: 'Algo correu mal do nosso lado. Nada foi alterado. Tente de novo daqui a pouco.',
  unavailable: 'Neste momento, não conseguimos chegar aos seus dados. Tente de novo daqui a um minuto.',
  storeUnavailable:
    'Neste momento, não conseguimos chegar aos anexos. Tudo está seguro, e tudo o que não é anexo continua a funcionar. Tente de novo daqui a alguns minutos.',
  restoring:
    'O LeaveBits está a ser restaurado a partir de uma cópia de segurança. Nada se perdeu. Volte um pouco mais tarde.',
  csrf: 'Esta página está desatualizada, ou o seu navegador bloqueia cookies. Carregue a página de novo e tente outra vez. Se isso não ajudar, permita os cookies deste site nas opções do navegador.',
  sessionExpired: 'A sua sessão expirou. Verifique o seu endereço de novo.',
  locked: 'Este LeaveBit ainda está bloqueado.',
  blocked: 'Neste momento, não é possível ler isto.',
  damaged: 'Este LeaveBit está danificado e não pode ser aberto. Escreva aos responsáveis por este serviço.',
  notFound: 'Não encontrámos isto. Talvez tenha sido removido.',
  signInToContinue: 'Entre na sua conta para continuar.',
  notViewable: 'Este tipo de anexo não pode ser mostrado aqui. Baixe-o e abra-o no seu aparelho.',
  ended: 'O acesso à sua conta terminou. Entre de novo.',
  endedElsewhere: 'Alguém entrou na sua conta noutro lugar, e por isso o acesso terminou aqui.',
  endedEverywhere: 'Saiu da conta em todos os lugares. Entre de novo.',
  endedInOtherTab: 'Saiu da conta noutra aba.',
  endedByClosedTab: 'Fechou o LeaveBits noutra aba, e por isso o acesso terminou.',
  endedByPassword: 'A senha da sua conta foi alterada. Entre com a nova.',
  endedByUndoneConfiguration:
    'Uma alteração da sua configuração da entrega foi desfeita, e por isso todos saíram da conta. Escolha uma senha nova.',
  endedByUndoneSharing:
    'Uma alteração dos seus LeaveBits foi desfeita, e por isso todos saíram da conta. Escolha uma senha nova.',
  endedByDeletion: 'A sua conta foi apagada, como pediu.',
  endedByInactivity: 'O acesso terminou depois de 5 minutos sem atividade.',
  endedByOtherOwner: 'Outra pessoa entrou na conta dela neste navegador.',
  pageNeedsSignIn: 'Entre na conta para ver essa página. Depois, levamos até lá.',
  draftKept: 'A sua carta está guardada. Entre para continuar.',
};
