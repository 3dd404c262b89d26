import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'paper-card'> = {
  title: 'Kukho umntu onishiyele into ethile',
  holder: 'Iphepha lokukhumbuza lika-{name}',
  intro:
    'U-{sender} unishiyele into ethile nge-LeaveBits. Siya kunithumelela i-imeyile xa kukho into eninokuyifunda. Eli phepha lokukhumbuza lelokusetyenziswa xa nilahlekelwe yileyo imeyile, okanye xa kungekho nto ifikileyo.',
  introUnnamed:
    'Kukho umntu onishiyele into ethile nge-LeaveBits. Siya kunithumelela i-imeyile xa kukho into eninokuyifunda. Eli phepha lokukhumbuza lelokusetyenziswa xa nilahlekelwe yileyo imeyile, okanye xa kungekho nto ifikileyo.',
  anyTime: 'Nanini na, kangangoko nithanda.',
  enterAddress: 'Fakani idilesi yenu ye-imeyile, siza kuthumela ikhowudi kuyo:',
  typeCode: 'Bhalani ikhowudi. Niza kubona oko ninokukufunda, noko kungekavulwa.',
  opensNothing:
    'Eli phepha alivuli nto ngaphandle kwebhokisi yenu ye-imeyile. Anifuni akhawunti naphaswedi. Ukuba kukho into enitywinelwe yona, nifuna nekhadi lesitshixo, elililinye iphepha.',
  qrCode: 'Ikhowudi ye-QR yekhonkco lenu, elibhalwe ecaleni kwayo',
  when: '<strong>Lisetyenziswa nini:</strong> {when}',
  where: '<strong>Kuyiwa phi:</strong> Skenani ikhowudi, okanye nibhale <link></link>',
  whereSpaces:
    '<strong>Kuyiwa phi:</strong> Skenani ikhowudi, okanye nibhale <link></link> (ngaphandle kwezithuba)',
  steps: 'Oko kufuneka nikwenze apho:',
  whom: '<strong>Onokutsalelwa umnxeba</strong> ukuba niyabhideka (igama nenombolo yomnxeba, kugcwaliswa ngesandla):',
  questions: 'Ninemibuzo? Bhalelani ku-{email}.',
  operator: 'I-LeaveBits iphethwe ngu-{operator}.',
};
