/** Surnames that are words of English papers: alone they say nothing. */
export const commonSurnames = new Set(
  `abbott baker banks bar barber bass bay beach bell best bird bishop black blue bond book bowl box bridge bright brown brook brooks
  burns bush butler cape carpenter case cash chambers chance chase christian church clay close code coffee cole cook cooper cox cross
  curry dark day dean deer dish drake drew early east emery english fall farmer fields field finch fish fisher flood flowers ford
  forest foster fox frank freeman french friend frost gamble garden gates gold good grant graves gray green grey grove hall hand hardy
  hart hawk hay head heath henry herb hill hope house hunt hunter iron jet job jordan joy judge key king knight ladd lake lamb land
  lane large lean light little loft long lord love low mark marks marsh martin mason may mayor mean means miles mill miller mine
  model moon moore moss mount new newton noble north oak olive otter owen page palmer paris park parks penny perry pike pitt plant
  pond pool poole pope porter post potter pound powers power price prince quick rain ray read reader reed rice rich rivers river rob
  rock root rose rowe sage sand sands savage school seal shade shaw sharp shepherd short silver singer skinner small smart smith snow
  son south spring star steel stern stone street strong student summer summers swan sweet table tailor taylor temple thatcher thorn
  town towns turner vale wade walker wall walls war ward warm waters water weaver weeks wells west wheat wheeler white wild wilder
  winter wise wolf wood woods woodward word worth wright yard young`.split(/\s+/),
);
