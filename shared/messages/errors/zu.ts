import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'errors'> = {
  unreachable:
    'Asikwazanga ukufinyelela kuseva. Akukho okulahlekile. Hlolani ukuxhumana kwenu kwe-inthanethi bese nizama futhi.',
  waitSeconds:
    'Kube nemizamo eminingi kakhulu. Sicela nilinde {seconds, plural, one {umzuzwana o-#} other {imizuzwana engu-#}} bese nizama futhi.',
  waitMinutes:
    'Kube nemizamo eminingi kakhulu. Sicela nilinde {minutes, plural, one {umzuzu o-#} other {imizuzu engu-#}} bese nizama futhi.',
  waitHours:
    'Kube nemizamo eminingi kakhulu. Sicela nilinde {hours, plural, one {ihora eli-#} other {amahora angu-#}} bese nizama futhi.',
  wait: 'Kube nemizamo eminingi kakhulu. Sicela nilinde isikhashana bese nizama futhi.',
  internal:
    'Kukhona okungahambanga kahle ngakithi. Akukho okushintshile. Sicela nizame futhi emva kwesikhashana.',
  unavailable: 'Okwamanje asikwazi ukufinyelela emininingwaneni yenu. Sicela nizame futhi emva komzuzu.',
  storeUnavailable:
    'Okwamanje asikwazi ukufinyelela lapho kugcinwa khona amafayela. Konke kuphephile, futhi konke okungewona amafayela kusasebenza. Sicela nizame futhi emva kwemizuzu embalwa.',
  restoring:
    'I-LeaveBits ibuyiselwa isuka kukhophi eyisipele. Akukho okulahlekile. Sicela nibuye emva kwesikhashana.',
  csrf: 'Leli khasi selidlulelwe yisikhathi, noma isiphequluli senu sivimba amakhukhi. Sicela nilayishe ikhasi kabusha bese nizama futhi. Uma lokho kungasizi, vumelani amakhukhi ale webhusayithi ezilungiselelweni zesiphequluli senu.',
  sessionExpired: 'Iseshini yenu iphelelwe yisikhathi. Sicela niqinisekise ikheli lenu futhi.',
  locked: 'Le LeaveBit isakhiyiwe.',
  blocked: 'Lokhu akukwazi ukufundwa okwamanje.',
  damaged: 'Le LeaveBit yonakele futhi ayikwazi ukuvulwa. Sicela nibhalele abantu abaphethe le nsizakalo.',
  notFound: 'Asikwazanga ukukuthola lokhu. Kungenzeka ukuthi sekususiwe.',
  signInToContinue: 'Sicela ningene ukuze niqhubeke.',
  notViewable:
    'Lolu hlobo lwefayela alukwazi ukuboniswa lapha. Sicela nililande bese nilivula kudivayisi yenu.',
  ended: 'Iseshini yenu iphelile. Sicela ningene futhi.',
  endedElsewhere: 'Kukhona ongene ku-akhawunti yenu kwenye indawo, ngakho nikhishiwe lapha.',
  endedEverywhere: 'Niphumile yonke indawo. Sicela ningene futhi.',
  endedInOtherTab: 'Niphumile kwelinye ithebhu.',
  endedByClosedTab: 'Nivale i-LeaveBits kwelinye ithebhu, ngakho nikhishiwe.',
  endedByPassword: 'Iphasiwedi ye-akhawunti yenu ishintshiwe. Sicela ningene ngentsha.',
  endedByUndoneConfiguration:
    'Ushintsho lwezilungiselelo zenu zokuvulwa luhlehlisiwe, ngakho wonke umuntu ukhishiwe. Sicela nikhethe iphasiwedi entsha.',
  endedByUndoneSharing:
    'Ushintsho kuma-LeaveBit enu luhlehlisiwe, ngakho wonke umuntu ukhishiwe. Sicela nikhethe iphasiwedi entsha.',
  endedByDeletion: 'I-akhawunti yenu isuliwe, njengoba nicelile.',
  endedByInactivity: 'Nikhishiwe ngemva kwemizuzu emi-5 kungenzeki lutho.',
  endedByOtherOwner: 'Omunye umuntu ungene kulesi siphequluli.',
  pageNeedsSignIn: 'Sicela ningene ukuze nibone lelo khasi. Sizoniyisa khona ngemva kwalokho.',
  draftKept: 'Incwadi yenu igciniwe. Ngenani ukuze niqhubeke.',
};
