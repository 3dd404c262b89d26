import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'undo'> = {
  question: 'Desfazer esta alteração?',
  what: 'A sua configuração da entrega foi alterada em {date}. Se não foi uma ação sua, desfaça-a aqui. Não precisa de entrar na conta.',
  newReporters: 'Novas pessoas de confiança',
  removedReporters: 'Já não são pessoas de confiança',
  confirmations: 'Confirmações necessárias',
  hours: 'Horas para desmentir',
  incapacitation: 'Depois de um acidente ou de um AVC',
  numbers:
    '{confirmations, plural, one {# confirmação} other {# confirmações}} e {hours, plural, one {# hora} other {# horas}} para desmentir',
  sameNumbers: 'o mesmo que depois de um falecimento',
  numbersPreviously: '{after}; antes {before}',
  coolDown: 'Dias sem nova comunicação depois de desmentir uma',
  lapse: 'Perguntar às pessoas de confiança se os seus pagamentos pararem',
  yesPreviouslyNo: 'Sim, antes não',
  noPreviouslyYes: 'Não, antes sim',
  away: 'Ausência até',
  notAway: 'sem ausência',
  silence: 'Perguntar às pessoas de confiança se não entrar na conta',
  months: '{months, plural, =0 {nunca} one {depois de # mês} other {depois de # meses}}',
  secondEmail: 'Segundo endereço de e-mail para avisos',
  phoneNumber: 'Número de telefone para avisos',
  none: 'Nenhum',
  previouslyNone: 'nenhum',
  previously: '{after}, antes {before}',
  goesBack: 'A sua configuração da entrega volta a ser como era antes desta alteração.',
  laterChanges:
    '{count, plural, one {A configuração foi alterada mais # vez desde então. Essa alteração também será desfeita.} other {A configuração foi alterada mais # vezes desde então. Essas alterações também serão desfeitas.}}',
  links:
    'As pessoas de confiança recuperadas podem voltar a usar os seus links anteriores. As removidas já não podem comunicar nem confirmar nada.',
  earlierTitle: 'Houve alterações anteriores',
  earlierInEffect: 'Alterações anteriores continuam em vigor',
  earlierChanges:
    '{count, plural, one {Isto não desfaz uma alteração anterior. Se não foi uma ação sua, use o link no e-mail sobre ela, que também desfaz todas as alterações posteriores.} other {Isto não desfaz # alterações anteriores. Se uma delas não foi uma ação sua, use o link no primeiro e-mail sobre uma alteração dessas, que também desfaz todas as alterações posteriores.}}',
  pendingReport:
    'Há uma comunicação em curso a seu respeito, e desfazer esta alteração não a cancela. Se está bem, desminta-a com o link no nosso e-mail sobre a comunicação. Até que termine, os nossos avisos vão para os mesmos endereços e números verificados de agora: desfazer a alteração não os muda.',
  releasedReport:
    'Uma comunicação a seu respeito abriu os seus LeaveBits, e desfazer esta alteração não os fecha. Se está bem, entre na conta e volte a bloquear tudo.',
  undo: 'Desfazer esta alteração',
  yourChange:
    'Se foi uma ação sua, não precisa de fazer nada e pode fechar esta página. Não há link para voltar atrás depois de desfazer, mas pode entrar na conta e fazer a alteração de novo.',
  stillInEffect: 'A alteração continua em vigor. Tente de novo agora.',
  doneTitle: 'A alteração foi desfeita',
  done: 'A alteração de {date} foi desfeita.',
  restored: 'Foi recuperado o seguinte: {settings}.',
  alsoEmailed: 'Também enviaremos por e-mail o que mudou.',
  already: 'Esta alteração já foi desfeita, com este link ou juntamente com uma alteração anterior.',
  invalidTitle: 'Link para desfazer inválido',
  invalidNext:
    'Os links nos e-mails por vezes ficam cortados. Abra o e-mail de novo e clique no link, ou copie o link inteiro. Também pode entrar na conta e verificar a sua configuração da entrega.',
  expired: 'Este link só funcionou durante {hours} horas depois da alteração. Nada foi desfeito.',
  expiredNext:
    'Se não foi uma ação sua, escolha agora uma senha nova. Com isso, todos saem da conta automaticamente. Depois, entre e corrija a sua configuração da entrega.',
  settingReporters: 'as suas pessoas de confiança',
  settingRequiredConfirmations: 'o número de confirmações necessárias',
  settingRefuteTimeHours: 'o seu prazo para desmentir',
  settingIncapacitation: 'as regras para um acidente ou um AVC',
  settingCoolDownDays: 'a pausa depois de desmentir uma comunicação',
  settingAskReportersOnLapse:
    'se as suas pessoas de confiança são contactadas quando os seus pagamentos param',
  settingAwayUntil: 'o período da sua ausência',
  settingSilenceMonths: 'quando as suas pessoas de confiança são contactadas se não entrar na conta',
  settingSecondEmail: 'o seu segundo endereço de e-mail para avisos',
  settingPhoneNumber: 'o seu número de telefone para avisos',
};
