import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'terms'> = {
  title: 'Termos e condições',
  description:
    'O que o LeaveBits faz e quanto custa, como cancelar, durante quanto tempo guardamos os dados e como protegemos a sua privacidade.',
  descriptionFree:
    'O que o LeaveBits faz, durante quanto tempo guardamos os dados e como protegemos a sua privacidade.',
  translation:
    'Esta é uma tradução, para que possa ler os termos na sua língua. Se os dois textos diferirem, vale o <english>texto em inglês</english>.',
  intro:
    'Estas são as regras de uso do LeaveBits. “Nós” refere-se a quem opera este serviço; as demais referências dirigem-se à pessoa que abre a conta. Ao registar-se, essa pessoa aceita as regras.',

  serviceTitle: '1. O que o LeaveBits faz',
  service:
    'Guarda conjuntos de textos e anexos, chamados LeaveBits, e permite indicar quem poderá lê-los. Cada LeaveBit abre para um destinatário imediatamente, numa data da sua escolha, ou depois de o seu falecimento ou a sua incapacidade permanente ter sido comunicado e confirmado sem que tenha desmentido a comunicação.',
  noWill:
    'Um LeaveBit não é um testamento nem o substitui. Para tudo o que exija uma forma legal, consulte um notário ou um advogado.',

  accountTitle: '2. A sua conta',
  account:
    'A sua identificação para entrar é o seu endereço de e-mail. Cada conta destina-se a uma só herança. Guarde a senha só para si e proteja a sua caixa de correio: quem tiver as duas pode agir em seu nome. Para sua proteção, uma sessão termina após cinco minutos sem atividade, e uma nova entrada encerra a anterior.',

  priceTitle: '3. Preço e pagamento',
  trial:
    'O primeiro mês é gratuito. Não é preciso cartão, e nada é cobrado quando termina. As contas abertas durante um período de acesso antecipado anunciado por nós são gratuitas durante dois anos. Enviamos um e-mail 7 dias e outro 1 dia antes do fim do período gratuito.',
  price:
    'Depois do período gratuito, o LeaveBits custa 1 USD por mês. A adesão à assinatura é gratuita. O pagamento é feito com cartão por meio do PayFast, que mostra e cobra o valor em rands sul-africanos (ZAR). Calculamos o valor em rands à taxa de câmbio do dia da adesão. Esse valor mantém-se, a menos que avisemos antes. O seu banco pode cobrar taxas próprias. Nunca vemos nem guardamos o número do seu cartão.',
  cancelTitle: '4. Cancelamento',
  cancel:
    'É possível cancelar a qualquer momento no menu. O cancelamento tem efeito imediato e não pode ser desfeito: os pagamentos seguintes deixam de existir e os destinatários perdem o acesso. A assinatura pode ser reativada mais tarde, como descreve a secção 5.',
  missingTitle: '5. Quando falta um pagamento',
  missing:
    'Se o período gratuito terminar sem assinatura, ou se um pagamento estiver três dias em atraso, o serviço é suspenso: deixa de poder ler ou alterar os seus LeaveBits, e os destinatários também. Guardamos os seus dados durante 12 meses e depois destruímo-los. Enviamos um e-mail 30 dias, 7 dias e 1 dia antes. Dados destruídos não podem ser recuperados.',
  reactivate:
    'Para reativar uma conta dentro desse prazo, é feito um pagamento de recuperação: a mensalidade de cada mês em falta, até doze meses. Cada mês começado conta por inteiro. Se tiver cancelado expressamente, pode acrescer uma taxa administrativa de 1 USD.',

  priceTitleFree: '3. Quanto custa',
  priceFree: 'Nada. Este serviço não recebe pagamentos. Ninguém lhe pedirá um cartão.',
  cancelTitleFree: '4. Se quiser sair',
  cancelFree:
    'Pode apagar a sua conta a qualquer momento na página da conta. Esperamos sete dias, para o caso de mudar de ideia. Depois apagamos tudo o que ela contém, e os destinatários perdem o acesso.',
  storageTitleFree: '5. Durante quanto tempo guardamos os seus dados',
  storageFree: 'Guardamos os seus dados enquanto tiver uma conta. Dados apagados não podem ser recuperados.',

  contentTitle: '6. O que pode guardar',
  fileSizes:
    'Um anexo pode ter até 50 MB, com até cinco anexos de cada vez. O formulário pode aceitar menos de uma só vez e, nesse caso, avisa. Alguns caracteres especiais, como os parênteses angulares, são retirados do texto ao guardar.',
  content:
    'O que guarda continua a ser seu, e a responsabilidade também. Não guarde nem dê acesso a nada que seja ilícito, que prejudique outras pessoas ou que não tenha o direito de transmitir.',

  recipientsTitle: '7. Destinatários',
  recipients:
    'Avisamos por e-mail todas as pessoas que indicar de que lhes foi destinado algo, seja qual for o momento da abertura. Para ler, verificam o próprio endereço com um código. Confira bem os endereços: não temos como saber se uma caixa de correio pertence à pessoa em quem pensou. O que foi lido ou descarregado não pode ser retirado. Os destinatários de um LeaveBit veem os endereços uns dos outros, a menos que os oculte.',

  reportsTitle: '8. Comunicações de falecimento ou incapacidade',
  reports:
    'Pode indicar até cinco pessoas de confiança. Cada uma recebe links pessoais e tem de guardá-los em segurança. Após uma comunicação, recebe um aviso por e-mail e tem o número de horas que definiu (1 a 168) para desmentir. Os seus LeaveBits só são entregues depois de passado esse prazo e de a comunicação ter sido confirmada por tantas outras pessoas de confiança quantas exigir (1 a 5).',
  trust:
    'Confiamos nas declarações das suas pessoas de confiança e não examinamos certidões. Escolha pessoas em quem confia. Depois de uma entrega, os seus LeaveBits podem ser lidos durante 12 meses, seja qual for a situação da assinatura. Se o nosso e-mail a esse respeito não chegar a um dos destinatários, indicamos o nome ou o endereço dele às pessoas de confiança dessa comunicação e perguntamos se conhecem outra forma de contacto.',
  trustFree:
    'Confiamos nas declarações das suas pessoas de confiança e não examinamos certidões. Escolha pessoas em quem confia. Depois de uma entrega, os seus LeaveBits podem ser lidos durante pelo menos 12 meses. Se o nosso e-mail a esse respeito não chegar a um dos destinatários, indicamos o nome ou o endereço dele às pessoas de confiança dessa comunicação e perguntamos se conhecem outra forma de contacto.',

  securityTitle: '9. Segurança',
  security:
    'Os títulos, os textos, os anexos e os nomes dos anexos são guardados cifrados com AES‑256‑GCM e com uma chave diferente para cada LeaveBit. As senhas são guardadas apenas como resumos criptográficos (hashes). O serviço tem as chaves, porque precisa de abrir LeaveBits para outras pessoas quando o titular já não puder fazê-lo. Não tem nenhuma chave dos LeaveBits que forem selados.',
  risk: 'Nenhum serviço está livre de risco. Guarde a sua própria cópia de tudo o que não pode perder.',

  privacyTitle: '10. Privacidade',
  privacy:
    'Tratamos os dados pessoais como exigem a lei sul-africana de proteção de informações pessoais (POPIA) e, para pessoas na União Europeia, o Regulamento Geral sobre a Proteção de Dados (RGPD). Usamos esses dados para fazer funcionar o serviço e para mais nada: não mostramos publicidade, não rastreamos ninguém e não vendemos nada.',
  aboutYouTitle: 'O que guardamos sobre si',
  aboutYou:
    'O seu endereço de e-mail e o hash da sua senha, o que guarda, as suas definições, quando os nossos e-mails lhe foram enviados e aceites por um servidor de correio, os seus pagamentos tal como o PayFast os comunica, e o histórico das comunicações a seu respeito.',
  aboutYouFree:
    'O seu endereço de e-mail e o hash da sua senha, o que guarda, as suas definições, quando os nossos e-mails lhe foram enviados e aceites por um servidor de correio, e o histórico das comunicações a seu respeito.',
  aboutOthersTitle: 'O que guardamos sobre outras pessoas',
  aboutOthers:
    'Os endereços de e-mail dos destinatários e das pessoas de confiança, quando cada um verificou o próprio endereço, e o que as pessoas de confiança comunicaram ou confirmaram. É o titular que nos dá esses endereços; certifique-se de que pode fazê-lo.',
  lawfulnessTitle: 'Por que podemos fazê-lo',
  lawfulness:
    'Para cumprir o contrato com o titular; no caso dos destinatários e das pessoas de confiança, pelo interesse legítimo que uns e outros têm nisso; e para cumprir deveres que a lei nos impõe, como guardar registos de pagamentos.',
  lawfulnessFree:
    'Para cumprir o contrato com o titular; no caso dos destinatários e das pessoas de confiança, pelo interesse legítimo que uns e outros têm nisso; e para cumprir deveres que a lei nos impõe.',
  disclosureTitle: 'Quem mais os recebe',
  disclosure:
    'As empresas que operam os nossos servidores e enviam os nossos e-mails, apenas segundo as nossas instruções; o PayFast, que recebe o pagamento; e as pessoas que indicar, assim que as suas regras o permitirem. Se alguma estiver noutro país, asseguramos que os seus dados sejam protegidos ali como a lei exige.',
  disclosureFree:
    'As empresas que operam os nossos servidores e enviam os nossos e-mails, apenas segundo as nossas instruções; e as pessoas que indicar, assim que as suas regras o permitirem. Se alguma estiver noutro país, asseguramos que os seus dados sejam protegidos ali como a lei exige.',
  durationTitle: 'Durante quanto tempo',
  duration:
    'Enquanto tiver uma conta e, depois, como diz a secção 5. Os códigos e as sessões são eliminados assim que expiram. Usamos o seu endereço de rede apenas para limitar tentativas repetidas. Guardamos a própria conta e os pagamentos durante o tempo em que a lei exige esses registos.',
  durationFree:
    'Enquanto tiver uma conta e, depois, como diz a secção 5. Os códigos e as sessões são eliminados assim que expiram. Usamos o seu endereço de rede apenas para limitar tentativas repetidas.',
  browserTitle: 'No seu navegador',
  browser:
    'Cookies que mantêm a sua entrada na conta, protegem os seus pedidos e lembram a língua que escolheu, e notas sobre um envio ou uma visita interrompidos. Nada disso o segue seja aonde for.',
  rightsTitle: 'Os seus direitos',
  rights:
    'Pode perguntar o que guardamos sobre si e pedir que seja corrigido, exportado ou apagado; pode opor-se ao uso desses dados ou limitá-lo. Pode apresentar queixa ao Information Regulator, na África do Sul, ou à autoridade de proteção de dados do lugar onde vive. Os destinatários e as pessoas de confiança têm os mesmos direitos.',

  liabilityTitle: '11. A nossa responsabilidade',
  liability:
    'Operamos o LeaveBits com cuidado, mas não podemos prometer que esteja sempre acessível ou que todos os e-mails cheguem. Na medida em que a lei o permite, respondemos por danos apenas até ao valor que pagou nos doze meses anteriores. Isto não limita a responsabilidade que a lei não nos deixa limitar.',
  liabilityFree:
    'Operamos o LeaveBits com cuidado, mas não podemos prometer que esteja sempre acessível ou que todos os e-mails cheguem. Na medida em que a lei o permite, respondemos por danos apenas se os tivermos causado com dolo ou por negligência grave. Isto não limita a responsabilidade que a lei não nos deixa limitar.',

  changesTitle: '12. Alterações e lei aplicável',
  changes:
    'Se alterarmos estes termos de uma forma que lhe importe, avisaremos antes por e-mail; se não concordar, pode cancelar. Aplica-se a lei do lugar onde o operador está estabelecido. Mantém-se a proteção que a lei do seu próprio país lhe dá como consumidor.',
  changesFree:
    'Se alterarmos estes termos de uma forma que lhe importe, avisaremos antes por e-mail; se não concordar, pode apagar a sua conta. Aplica-se a lei do lugar onde o operador está estabelecido. Mantém-se a proteção que a lei do seu próprio país lhe dá como consumidor.',

  operatorTitle: '13. Quem somos',
  operator:
    'O LeaveBits é operado por {name}, que é também responsável pelo tratamento nos termos da lei de proteção de dados.',
  operatorRegistered:
    'O LeaveBits é operado por {name}, uma empresa registada na África do Sul ({registration}), que é também responsável pelo tratamento nos termos da lei de proteção de dados.',
  operatorUnnamed:
    'O LeaveBits é operado por uma empresa registada na África do Sul ({registration}), que é também responsável pelo tratamento nos termos da lei de proteção de dados.',
  operatorUnknown:
    'O LeaveBits é operado pelas pessoas que lhe deram o endereço do serviço. São também responsáveis pelo tratamento nos termos da lei de proteção de dados.',
  contact:
    'Escreva para <email>{address}</email> se tiver perguntas ou queixas, ou se quiser exercer um dos seus direitos.',
  contactUnknown: 'Pergunte-lhes se tiver dúvidas ou queixas, ou se quiser exercer um dos seus direitos.',
};
