/** The terms and conditions. The English text is the binding one. Messages that end in `Free` are for a service without payments. */
export const messages = {
  title: 'Terms and conditions',
  description:
    'What LeaveBits does and costs, how to cancel, how long we keep data, and how we protect your privacy.',
  descriptionFree: 'What LeaveBits does, how long we keep data, and how we protect your privacy.',
  translation:
    'This is a translation, so that you can read the terms in your language. Where the two differ, the <english>English text</english> is binding.',
  intro:
    'These are the rules under which you use LeaveBits. “We” means the operator of this service; “you” means the person who opens an account. By registering you accept them.',

  serviceTitle: '1. What LeaveBits does',
  service:
    'You store packages of text and files, called LeaveBits, and name people who may read them. Each LeaveBit opens for a recipient immediately, on a date you set, or after your death or permanent incapacitation has been reported and confirmed and you have not refuted the report.',
  noWill:
    'A LeaveBit is not a will and does not replace one. For anything that needs a legal form, ask a notary or a lawyer.',

  accountTitle: '2. Your account',
  account:
    'Your user name is your email address. One account is meant for one estate. Keep your password to yourself and your mailbox safe: anyone who has both can act as you. For your protection, a session ends after five minutes without activity, and a new sign-in ends an earlier one.',

  priceTitle: '3. Price and payment',
  trial:
    'The first month is a free trial. It needs no card, and nothing is charged when it ends. Accounts opened during an early-access period that we announced are free for two years. We email you 7 days and 1 day before the free period ends.',
  price:
    'After the free period LeaveBits costs 1 USD a month. Setting up the subscription is free. You pay by card through PayFast, which shows and charges the amount in South African rand (ZAR). We calculate the amount in rand at the exchange rate of the day you subscribe. It stays the same unless we tell you beforehand. Your bank may charge its own fees. We never see or store your card number.',
  cancelTitle: '4. Cancelling',
  cancel:
    'You can cancel at any time in the menu. A cancellation takes effect immediately and cannot be undone: future payments stop, and your recipients lose access. You can reactivate the subscription later, as section 5 describes.',
  missingTitle: '5. When a payment is missing',
  missing:
    'If your free period ends and you haven’t subscribed, or a payment is three days overdue, the service is suspended: you cannot read or change your LeaveBits, and neither can your recipients. We keep your data for 12 months and then destroy it. We email you 30 days, 7 days and 1 day before. Destroyed data cannot be restored.',
  reactivate:
    'To reactivate an account within that time, you make a catch-up payment: the monthly fee for each month missed, up to twelve months. Any month that has begun counts in full. If you had cancelled explicitly, an administration fee of 1 USD may be added.',

  priceTitleFree: '3. What it costs',
  priceFree: 'Nothing. This service takes no payments. Nobody will ask you for a card.',
  cancelTitleFree: '4. Leaving',
  cancelFree:
    'You can delete your account at any time on your account page. We wait seven days in case you change your mind. Then we delete everything in it, and your recipients lose access.',
  storageTitleFree: '5. How long your data is kept',
  storageFree: 'We keep your data for as long as you have an account. Deleted data cannot be restored.',

  contentTitle: '6. What you may store',
  fileSizes:
    'A file can be up to 50 MB, with up to five files per save. The form may accept less at a time and will tell you if so. Some special characters, such as angle brackets, are removed from text when it is saved.',
  content:
    'What you store stays yours, and you are responsible for it. Do not store or share anything unlawful, anything that harms others, or anything you have no right to pass on.',

  recipientsTitle: '7. Recipients',
  recipients:
    'We notify everyone you name by email that something is shared with them, whatever the release rule. To read it, they verify their address with a code. Check addresses carefully: we cannot know whether a mailbox belongs to the person you mean. Anything that has been read or downloaded cannot be withdrawn. The recipients of a LeaveBit can see one another’s addresses, unless you hide them.',

  reportsTitle: '8. Reports of death or incapacitation',
  reports:
    'You can designate up to five reporters. Each of them receives personal links and must keep them secure. After a report you are warned by email and have the number of hours you set (1 to 168) to refute it. Your LeaveBits are released only once that time has passed and as many other reporters as you require (1 to 5) have confirmed.',
  trust:
    'We rely on your reporters’ statements and do not examine certificates. Choose people you trust. After a release your LeaveBits stay readable for 12 months, whatever the state of the subscription. If our email about it does not reach one of your recipients, we name them to the reporters of that report, and ask whether they know another way to reach them.',
  trustFree:
    'We rely on your reporters’ statements and do not examine certificates. Choose people you trust. After a release your LeaveBits stay readable for 12 months at least. If our email about it does not reach one of your recipients, we name them to the reporters of that report, and ask whether they know another way to reach them.',

  securityTitle: '9. Security',
  security:
    'Descriptions, text, files and file names are encrypted at rest with AES‑256‑GCM and a separate key for each LeaveBit. Passwords are stored only as hashes. The service holds the keys, because it has to open LeaveBits for others when you cannot. It has no key to LeaveBits that you seal.',
  risk: 'No service is free of risk. Keep your own copy of anything you cannot afford to lose.',

  privacyTitle: '10. Privacy',
  privacy:
    'We handle personal information as South Africa’s Protection of Personal Information Act (POPIA) and, for people in the European Union, the General Data Protection Regulation (GDPR) require. We use it to run the service and for nothing else: we show no advertising, track nobody and sell nothing.',
  aboutYouTitle: 'What we store about you',
  aboutYou:
    'Your email address and the hash of your password, what you store, your settings, when our emails to you were sent and accepted by a mail server, your payments as PayFast reports them, and the history of reports about you.',
  aboutYouFree:
    'Your email address and the hash of your password, what you store, your settings, when our emails to you were sent and accepted by a mail server, and the history of reports about you.',
  aboutOthersTitle: 'What we store about others',
  aboutOthers:
    'The email addresses of your recipients and reporters, when each of them verified their address, and what reporters reported or confirmed. You give us those addresses, so please make sure you are allowed to.',
  lawfulnessTitle: 'Why we are allowed to',
  lawfulness:
    'To keep our contract with you; with recipients and reporters, for the legitimate interest that you and they have in it; and to meet duties the law puts on us, such as keeping records of payments.',
  lawfulnessFree:
    'To keep our contract with you; with recipients and reporters, for the legitimate interest that you and they have in it; and to meet duties the law puts on us.',
  disclosureTitle: 'Who else receives it',
  disclosure:
    'The companies that run our servers and send our emails, on our instructions only; PayFast, which takes the payment; and the people you name, once your rules let them. If any of them are in another country, we make sure your data is protected there as the law requires.',
  disclosureFree:
    'The companies that run our servers and send our emails, on our instructions only; and the people you name, once your rules let them. If any of them are in another country, we make sure your data is protected there as the law requires.',
  durationTitle: 'How long',
  duration:
    'While you have an account, and after that as section 5 says. Codes and sessions are removed once they expire. We use your network address only to limit repeated attempts. We keep the account itself and its payments for as long as the law requires such records.',
  durationFree:
    'While you have an account, and after that as section 5 says. Codes and sessions are removed once they expire. We use your network address only to limit repeated attempts.',
  browserTitle: 'In your browser',
  browser:
    'Cookies that keep you signed in, protect your requests and remember the language you chose, and notes about an interrupted upload or visit. None of them tracks you anywhere.',
  rightsTitle: 'Your rights',
  rights:
    'You may ask what we store about you and have it corrected, exported or deleted; you may object to its use or restrict it. You may complain to the Information Regulator in South Africa, or to the data protection authority where you live. Recipients and reporters have the same rights.',

  liabilityTitle: '11. Our responsibility',
  liability:
    'We run LeaveBits with care, but cannot promise that it is always reachable or that every email arrives. As far as the law allows, we are liable for damage only up to the fees you paid in the twelve months before it. This does not limit liability that the law does not let us limit.',
  liabilityFree:
    'We run LeaveBits with care, but cannot promise that it is always reachable or that every email arrives. As far as the law allows, we are liable for damage only if we caused it on purpose or by gross negligence. This does not limit liability that the law does not let us limit.',

  changesTitle: '12. Changes and applicable law',
  changes:
    'If we change these terms in a way that matters to you, we will tell you by email beforehand; if you do not agree, you can cancel. The law of the place where the operator is established applies. The protection that the law of your own country gives you as a consumer remains.',
  changesFree:
    'If we change these terms in a way that matters to you, we will tell you by email beforehand; if you do not agree, you can delete your account. The law of the place where the operator is established applies. The protection that the law of your own country gives you as a consumer remains.',

  operatorTitle: '13. Who we are',
  operator:
    'LeaveBits is run by {name}. Under data protection law they are the responsible party, or controller.',
  operatorRegistered:
    'LeaveBits is run by {name}, a company registered in South Africa ({registration}). Under data protection law they are the responsible party, or controller.',
  operatorUnnamed:
    'LeaveBits is run by a company registered in South Africa ({registration}). Under data protection law it is the responsible party, or controller.',
  operatorUnknown:
    'LeaveBits is run by the people who gave you its address. Under data protection law they are the responsible party, or controller.',
  contact:
    'Write to <email>{address}</email> if you have questions or complaints, or want to exercise one of your rights.',
  contactUnknown: 'Ask them if you have questions or complaints, or want to exercise one of your rights.',
} as const;
