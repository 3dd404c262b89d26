import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'refute'> = {
  title: 'Chithani umbiko',
  areYouWell: 'Niphilile?',
  told: '{type, select, death {U-<reporter>{email}</reporter> usixelele ukuba niswelekile.} other {U-<reporter>{email}</reporter> usixelele ukuba anisenako ngokusisigxina ukuphatha imicimbi yenu.}} Ukuba asiyonyaniso leyo, wuchitheni apha umbiko. Akuyomfuneko ukuba ningene.',
  report: 'Umbiko',
  death: 'Ukusweleka',
  incapacitation: 'Ukungasakwazi ngokusisigxina ukuphatha imicimbi',
  reportedBy: 'Obikileyo',
  reportedOn: 'Umhla wombiko',
  opensAfter: 'Akukho nto ivulwayo phambi kweli xesha',
  timeLeft: 'Ixesha eliseleyo lokuchitha umbiko:',
  daysLeft:
    '{days, plural, one {usuku olu-#} other {iintsuku ezi-#}}, {hours, plural, one {iyure e-#} other {iiyure ezi-#}}, {minutes, plural, one {umzuzu o-#} other {imizuzu e-#}}',
  hoursLeft:
    '{hours, plural, one {iyure e-#} other {iiyure ezi-#}}, {minutes, plural, one {umzuzu o-#} other {imizuzu e-#}}, {seconds, plural, one {umzuzwana o-#} other {imizuzwana e-#}}',
  minutesLeft:
    '{minutes, plural, one {umzuzu o-#} other {imizuzu e-#}}, {seconds, plural, one {umzuzwana o-#} other {imizuzwana e-#}}',
  secondsLeft: '{seconds, plural, one {umzuzwana o-#} other {imizuzwana e-#}}',
  deadlinePassed:
    'Umhla wokugqibela udlulile, kodwa umbiko usalinde isigqibo, ngoko ke nisenako ukuwuchitha.',
  notEveryoneAgrees: 'Abavumelani bonke',
  notEveryoneAgreed: 'Ekuqaleni abavumelananga bonke',
  denies: 'U-<reporter></reporter> uthi asiyonyaniso. Usixelele nge-{moment}.',
  denied:
    'U-<reporter></reporter> uthe nge-{moment} asiyonyaniso, kodwa wawuqinisekisa umbiko nge-{confirmed}.',
  theirReason: 'Isizathu sakhe:',
  theirEarlierReason: 'Isizathu sakhe ibisesi:',
  takesYou: 'Nangona kunjalo, nini kuphela eninokuwuphelisa umbiko.',
  refute: 'Ndiphilile: chithani lo mbiko',
  cancels: 'Oku kuwuphelisa umbiko ngoko nangoko, kwaye akukho nto ivulwayo.',
  ifNothing:
    'Ukuba anenzi nto kwaye baqinisekisa abanye ababiki benu abaneleyo, ii-LeaveBit zenu ziya kuvulelwa abantu enibakhethileyo.',
  ifNothingConfirmed:
    'Abanye ababiki benu abaneleyo sele bewuqinisekisile. Ukuba anenzi nto, ii-LeaveBit zenu ziya kuvulelwa abantu enibakhethileyo.',
  forSomeoneElse: 'Ukuba nifunda oku egameni lomnye umntu, nceda ningalicofi iqhosha.',
  failed: 'Awuchithwanga',
  notRefuted: 'Umbiko awuchithwanga. Nceda nizame kwakhona ngoku.',
  signIn: 'Ngenani',
  signInAndReview: 'Ngenani nihlole ababiki benu',

  doneTitle: 'Umbiko uphelisiwe',
  done: '{type, select, death {Akukho nto ivuliweyo. Umbiko wange-{moment} othi niswelekile uchithiwe, kwaye awusenako ukuqinisekiswa.} other {Akukho nto ivuliweyo. Umbiko wange-{moment} othi anisenako ngokusisigxina ukuphatha imicimbi yenu uchithiwe, kwaye awusenako ukuqinisekiswa.}}',
  doneTold:
    'Siya kumazisa nge-imeyile u-<reporter></reporter> nabanye ababiki benu. Amakhonkco abanye asebenza kwakhona, xa kunokwenzeka afuneke.',
  doneDecide:
    'Nceda ningene nize nigqibe ukuba u-{reporter} uyaqhubeka na nokuba ngumbiki wenu. Kude kube lelo xesha, amakhonkco akhe akasebenzi, ngoko ke akanako ukubika okanye ukuqinisekisa nantoni na.',
  donePaid:
    'Ningamsusa ngexesha lenu lasimahla okanye xa nihlawula inyanga nenyanga. Anidingi nanye kwezi ukuze nichithe umbiko.',

  invalidLink: 'Ikhonkco lokuchitha alisebenzi',
  releasedTitle: 'Umhla wokugqibela wokuchitha umbiko udlulile',
  refutedTitle: 'Sele uchithiwe',
  withdrawnTitle: 'Sele urhoxisiwe',
  revokedTitle: 'Sele kutshixiwe kwakhona',
  otherReport:
    'Kukho omnye umbiko ngani osalinde isigqibo. Khangelani i-imeyile yethu yamva nje emalunga nawo nize nicofe iqhosha apho, okanye ningene niwuchithe kwiphepha lenu lasekhaya.',
  unknownLink: 'Eli khonkco aliphelelanga okanye alisasetyenziswa.',
  canSignIn: 'Ningangena nibone nawuphi na umbiko osalinde isigqibo, nize niwuchithe apho.',
  released:
    'Lo mbiko uqinisekisiwe, kwaye umhla wokugqibela wokuwuchitha udlulile. Ii-LeaveBit zenu zivulelwe abantu enibakhethileyo.',
  releasedNext: 'Ukuba niphilile, ngenani ngoku nitshixe yonke into kwakhona.',
  refuted: 'Sele niwuchithile lo mbiko. Akukho nto ivuliweyo.',
  expired:
    'Lo mbiko uphelelwe lixesha kuba bambalwa kakhulu ababiki benu abawuqinisekisileyo. Akukho nto ivuliweyo.',
  revoked: 'Sele nitshixe yonke into kwakhona emva kwalo mbiko.',
};
