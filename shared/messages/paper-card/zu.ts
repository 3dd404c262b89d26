import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'paper-card'> = {
  title: 'Kukhona onishiyele okuthile',
  holder: 'Iphepha lokukhumbuza lika-{name}',
  intro:
    'U-{sender} unishiyele okuthile nge-LeaveBits. Siyonithumelela i-imeyili uma kukhona okufundwayo. Leli phepha lokukhumbuza ngelokusetshenziswa uma nilahlekelwe yileyo imeyili, noma uma kungafikanga lutho.',
  introUnnamed:
    'Kukhona onishiyele okuthile nge-LeaveBits. Siyonithumelela i-imeyili uma kukhona okufundwayo. Leli phepha lokukhumbuza ngelokusetshenziswa uma nilahlekelwe yileyo imeyili, noma uma kungafikanga lutho.',
  anyTime: 'Noma nini, ngokuphindaphindiwe njengoba nithanda.',
  enterAddress: 'Fakani ikheli lenu le-imeyili, sizothumela ikhodi kulo:',
  typeCode: 'Bhalani ikhodi. Nizobona lokho eningakufunda, nalokho okungakavulwa.',
  opensNothing:
    'Leli phepha alivuli lutho ngaphandle kwebhokisi lenu le-imeyili. Anidingi i-akhawunti nephasiwedi. Uma kukhona enivalelwe khona ngophawu, nidinga nekhadi likakhiye, eliyelinye iphepha.',
  qrCode: 'Ikhodi ye-QR yesixhumanisi senu, esibhalwe eceleni kwayo',
  when: '<strong>Lisetshenziswa nini:</strong> {when}',
  where: '<strong>Kuyiwa kuphi:</strong> Skenani ikhodi, noma nibhale <link></link>',
  whereSpaces:
    '<strong>Kuyiwa kuphi:</strong> Skenani ikhodi, noma nibhale <link></link> (ngaphandle kwezikhala)',
  steps: 'Okufanele nikwenze lapho:',
  whom: '<strong>Ongashayelwa ucingo</strong> uma nibhajwa (igama nenombolo yocingo, kugcwaliswe ngesandla):',
  questions: 'Ninemibuzo? Bhalelani ku-{email}.',
  operator: 'I-LeaveBits iphethwe ngu-{operator}.',
};
