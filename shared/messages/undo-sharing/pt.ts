import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'undo-sharing'> = {
  questionAccess: 'Recuperar o acesso removido?',
  questionSubstitutes: 'Recuperar quem recebe o que não é aberto?',
  questionDeleted: 'Recuperar o que foi apagado?',
  questionDeletedOrReplaced: 'Recuperar o que foi apagado ou substituído?',
  questionText: 'Recuperar o texto substituído?',
  restoreAccess: 'Recuperar o acesso',
  restore: 'Recuperar',
  lostDeleted: 'Algo foi apagado dos seus LeaveBits.',
  lostTexts:
    'A maior parte do texto de {count, plural, one {# LeaveBit} other {# LeaveBits}} foi substituída.',
  lostSealedTexts:
    'O texto selado ou os nomes selados dos anexos de {count, plural, one {# LeaveBit} other {# LeaveBits}} foram substituídos. Não podemos ler o que está selado, por isso não sabemos até que ponto.',
  lostAccess:
    'Alguns destinatários foram removidos dos seus LeaveBits, substituídos por outro endereço, ou agora têm de esperar mais tempo para os abrir.',
  lostSubstitutes: 'Foi alterado quem recebe o que os seus destinatários não abrem.',
  ifNotYou: 'Se não foi uma ação sua, desfaça-a aqui. Não precisa de entrar na conta.',
  deleted: 'Apagado ou removido',
  leavebits: '{count, plural, one {# LeaveBit} other {# LeaveBits}}',
  files: '{count, plural, one {# anexo} other {# anexos}}',
  textReplaced: 'Texto substituído',
  textMostlyReplaced: 'Texto substituído em grande parte',
  inLeavebits: 'Em {count, plural, one {# LeaveBit} other {# LeaveBits}}',
  removed: 'Já não são destinatários',
  later: 'Têm de esperar mais tempo',
  substitutes: 'Recebem o que não é aberto',
  substitute: '{substitute}, se {email} não o abrir em {days, plural, one {# dia} other {# dias}}',
  added: 'Acrescentados há pouco, e continuam',
  personInLeavebits: '{email}, em {count, plural, one {# LeaveBit} other {# LeaveBits}}',
  addedTitle: 'Quem foi acrescentado continua',
  addedPeople:
    '{count, plural, one {Esta pessoa foi acrescentada há pouco e continua destinatária, com as regras que tem: {people}.} other {Estas pessoas foram acrescentadas há pouco e continuam destinatárias, com as regras que têm: {people}.}}',
  removeSomebody:
    'Para remover alguém, entre na conta, abra “Your people” (as suas pessoas) e clique em “Choose LeaveBits” (escolher LeaveBits) ao lado do nome.',
  restoresDeleted: 'Tudo o que foi apagado ou removido volta à sua conta, tal como era.',
  restoresTexts:
    '{count, plural, one {O texto de # LeaveBit volta a ser como era. O texto atual fica entre as versões anteriores.} other {O texto de # LeaveBits volta a ser como era. O texto atual fica entre as versões anteriores.}}',
  restoresAccess: 'Estas pessoas voltam a ser destinatárias, com as regras que tinham antes.',
  restoresSubstitutes:
    'O que os seus destinatários não abrirem vai para as pessoas que tinha escolhido antes, e não para quem foi escolhido em vez delas.',
  nobodyLoses:
    'Ninguém perde o acesso a nada. Se alguém pode ler o que não lhe é destinado, remova essa pessoa depois de entrar na conta.',
  nobodyLosesAdded:
    'Ninguém perde o acesso a nada, por isso quem foi acrescentado continua, e um endereço novo também. Se alguém pode ler o que não lhe é destinado, remova essa pessoa depois de entrar na conta.',
  nobodyLosesOpen: 'Ninguém perde o acesso a nada, e quem ganha acesso recebe um e-mail.',
  openEstate:
    'Estes LeaveBits estão abertos por causa de uma comunicação de {date}. Enquanto estiverem abertos, o link recupera tudo o que foi removido depois disso, mas nada do que foi removido antes.',
  yourChange: 'Se foi uma ação sua, basta fechar esta página.',
  worksOnce: 'O link só pode ser usado uma vez. Pode fazer a alteração de novo depois de entrar na conta.',
  notRestored: 'Tudo está como estava antes de clicar no botão. Tente de novo agora.',
  deletionTitle: 'Esta conta será apagada em {date}',
  deletion:
    'Este link não impede isso. Para manter a conta, entre e clique em “Keep my account” (manter a minha conta). Se não consegue entrar, redefina a sua senha, o que também mantém a conta.',
  nothingToRestoreTitle: 'Não há nada a recuperar',
  nothingToRestore:
    'Nada do que o nosso e-mail de {date} menciona foi removido depois da comunicação, ou já foi recuperado.',
  nothingMissingTitle: 'Não falta nada',
  nothingMissing: 'Nada do que o nosso e-mail de {date} menciona falta agora.',
  ifTheyReadTooMuch:
    'Se alguém pode ler o que não lhe é destinado e não foi uma ação sua, escolha agora uma senha nova. Com isso, todos saem da conta automaticamente. Depois, remova essa pessoa dos seus LeaveBits. Se parte de um texto foi substituída, o LeaveBit ainda tem as versões anteriores. Guarde o e-mail: até {date}, este link pode desfazer tudo o que for apagado ou removido antes do nosso próximo e-mail.',
  doneTitle: 'As alterações foram desfeitas',
  doneDeleted: 'Tudo o que foi apagado ou removido está de volta.',
  doneTexts:
    '{count, plural, one {O texto de # LeaveBit voltou a ser como era. O texto mais recente está entre as versões anteriores.} other {O texto de # LeaveBits voltou a ser como era. O texto mais recente está entre as versões anteriores.}}',
  doneAccess: 'Os seus destinatários têm o acesso de volta.',
  doneSubstitutes: 'O que os seus destinatários não abrirem vai para as pessoas que tinha escolhido antes.',
  newerChanges:
    'Depois disso, houve mais alterações. O link no nosso e-mail mais recente sobre os seus LeaveBits recupera tudo o que foi removido desde então. Se ainda não tem um e-mail mais recente, está a caminho.',
  used: 'Este link já foi usado. Recuperou tudo o que podia.',
  invalidTitle: 'Este link não funciona',
  invalidNext:
    'Os links nos e-mails por vezes ficam cortados. Abra o e-mail de novo e clique no botão. Também pode entrar na conta e verificar o lixo e os seus destinatários.',
  expired: 'Este link só funcionou durante {hours} horas depois do envio. Nada foi alterado.',
  expiredNext:
    'Se não foi uma ação sua, escolha agora uma senha nova. Com isso, todos saem da conta automaticamente. Depois, entre: o que foi apagado fica {days} dias no lixo, e cada LeaveBit tem as suas versões anteriores, com os respetivos destinatários.',
};
