/** @jest-environment node */
import { accessoryModels } from '../../models/accessories/all';
import { euphony } from './euphony';
import { leathers } from './finishes';

test.each([
  ['Hermès Birkin 30 bag, Togo Noir', 'Hermès Birkin 30 bag in black Togo leather'],
  [
    'Montblanc Sartorial Document Case, Saffiano Black, from 2019.',
    'Montblanc Sartorial Document Case in black saffiano leather, from 2019.',
  ],
  [
    'S.T. Dupont Slim 7 lighter, Black, made in France.',
    'S.T. Dupont Slim 7 Black lighter, made in France.',
  ],
  [
    'Montblanc Meisterstück cufflinks, Onyx, from 2020.',
    'Montblanc Meisterstück cufflinks with round onyx faces, from 2020.',
  ],
  ['Mikimoto Akoya Studs earrings in gold', 'Mikimoto Akoya stud earrings in gold'],
  ['Vertu Signature S Design Gold phone, Red Gold', 'Vertu Signature S Design Red Gold phone'],
  [
    'one topaz of 4.20 carats (oval cut, blue); 2 diamonds totalling 0.10 carats (G).',
    'one topaz of 4.20 carats (oval, blue) and two diamonds totalling 0.10 carat (G).',
  ],
  [
    'Akoya earrings in gold. This piece is set with 2×round cultured pearls×(white).',
    'Akoya earrings in gold. They are set with two round white cultured pearls.',
  ],
  [
    'Akoya necklace in gold. This piece was made in Japan. This piece is set with 55×round cultured pearls×(white).',
    'Akoya necklace in gold. It was made in Japan. The necklace is strung with 55 round white cultured pearls.',
  ],
  [
    'A pendant in gold. This piece is designed as a fan, inlaid with 1×malachite×(green); one diamond of 0.03 carats (round brilliant cut, G colour, VS1 clarity).',
    'A pendant in gold. It takes the form of a fan inlaid with malachite and set with one diamond of 0.03 carat (round brilliant cut, G colour, VS1 clarity).',
  ],
  [
    'A ring in gold. This piece is halo-set with one diamond of 1.25 carats (cushion cut, E, SI1); 60 diamonds totalling 0.55 carats (G).',
    'A ring in gold. It is set with one diamond of 1.25 carats (cushion cut, E, SI1) in a halo of 60 diamonds totalling 0.55 carat (G).',
  ],
  [
    'A ring in gold. This piece is designed as a flower, pavé-set with one ruby of 1.25 carats (oval cut, red); 60 diamonds totalling 0.55 carats (G).',
    'A ring in gold. It takes the form of a flower set with one ruby of 1.25 carats (oval, red) and pavé-set with 60 diamonds totalling 0.55 carat (G).',
  ],
  [
    'A bracelet in gold. This piece is designed as the bead-edged clover, inlaid with 5×mother-of-pearl×(white).',
    'A bracelet in gold. It is formed of five bead-edged clovers inlaid with white mother-of-pearl.',
  ],
  [
    'Alhambra earrings in gold. This piece is designed as the bead-edged clover, inlaid with 2×onyx×(black). This piece was made in France.',
    'Alhambra earrings in gold. They take the form of bead-edged clovers inlaid with onyx. The earrings were made in France.',
  ],
  [
    'Montblanc Meisterstück 149 Platinum-Coated pen, from 2024. The pen has a barrel and cap in black precious resin, a gold nib and platinum-coated fittings.',
    'Montblanc Meisterstück 149 fountain pen, from 2024. It has a gold nib and a barrel and cap in black precious resin, with platinum-coated fittings.',
  ],
  [
    'S.T. Dupont Ligne 2 Black Lacquer lighter. The lighter has an adjustable flame and is finished in black lacquer over brass.',
    'S.T. Dupont Ligne 2 Black Lacquer lighter. It has an adjustable flame and is made of lacquered brass.',
  ],
  [
    'S.T. Dupont Line D Large pen, Black Lacquer, made in France. The pen has a barrel and cap in black lacquered brass, a gold nib and palladium-plated fittings.',
    'S.T. Dupont Line D Large Black Lacquer fountain pen, made in France. It has a brass barrel and cap, a gold nib and palladium-plated fittings.',
  ],
  [
    'S.T. Dupont Slim 7 lighter, Brushed Chrome, made in France. The lighter is 7 mm thick, has an adjustable flame and is chrome-finished.',
    'S.T. Dupont Slim 7 Brushed Chrome lighter, made in France. It is 7 mm thick and has an adjustable flame.',
  ],
  [
    'A. Lange & Söhne Lange 1, reference 191.032. Inside is the hand-wound calibre L121.1, with a large date and small seconds.',
    'A. Lange & Söhne Lange 1, reference 191.032. Inside is the hand-wound calibre L121.1, with an outsize date and small seconds.',
  ],
  [
    'A Bell & Ross BR 03-92 Black Matte, reference BR0392-BL-CE. The square ceramic case is 42 mm wide, with a bezel fixed by visible screws.',
    'A Bell & Ross BR 03-92 Black Matte, reference BR0392-BL-CE. The square ceramic case is 42 mm wide, with four visible screws at the corners.',
  ],
  ['A Tudor Black Bay on a steel Oyster bracelet.', 'A Tudor Black Bay on a steel bracelet.'],
  [
    'A Breguet Classique, reference 5177BA. The case measures 40 mm and has a coin-edge bezel.',
    'A Breguet Classique, reference 5177BA. The case measures 40 mm and has a fluted band.',
  ],
  [
    'A Royal Oak. The octagonal steel case is 40.5 mm wide, with an octagonal bezel held by eight screws. The watch has a ~ dial patterned in relief(blue) and comes on a strap.',
    'A Royal Oak. The steel case is 40.5 mm wide, with an octagonal bezel held by eight screws. The watch has a blue Grande Tapisserie dial and comes on a strap.',
  ],
  [
    'The 41 mm case has a rotating bezel with a black insert and is water-resistant to 1220 metres. The watch has a ~ lacquered dial(white) and comes on a black rubber strap.',
    'The 41 mm case has a rotating bezel with a black insert and is water-resistant to 1,220 metres. The watch has a white lacquered dial and comes on a black rubber strap.',
  ],
  [
    'Inside is the hand-wound calibre 1861, with [a chronograph, a day and date display and small seconds; a power reserve of 48 hours].',
    'Inside is the hand-wound calibre 1861, with a chronograph, a day and date display, small seconds and a power reserve of 48 hours.',
  ],
  [
    'This Rolex Submariner, reference 116610LV, dates from 2017. It has a ~ sunburst dial(green) and comes on a steel Oyster bracelet. The steel case measures 40 mm across.',
    'This Rolex Submariner, reference 116610LV, dates from 2017. It has a green sunburst dial and comes on an Oyster bracelet. The steel case measures 40 mm across.',
  ],
  [
    'Rolex Submariner, reference 116613LB, from 2019. The 40 mm steel and yellow gold case has a smooth bezel. The watch comes on a steel and yellow gold Oyster bracelet and has a matt ~ dial(blue).',
    'Rolex Submariner, reference 116613LB, from 2019. The 40 mm steel and yellow gold case has a smooth bezel. The watch comes on an Oyster bracelet and has a matt blue dial.',
  ],
  [
    'A 2020 A. Lange & Söhne Odysseus in steel, reference 363.179. The watch has a ~ dial(blue) and comes on a steel bracelet.',
    'A 2020 A. Lange & Söhne Odysseus in steel, reference 363.179. The watch has a blue dial and comes on a steel bracelet.',
  ],
  [
    'A Chanel J12 in ceramic, reference H5700, from 2022. The watch comes on a white ceramic bracelet.',
    'A Chanel J12 in white ceramic, reference H5700, from 2022. The watch comes on a matching bracelet.',
  ],
  [
    'This Rolex Datejust, reference 126334, dates from 2023. The watch comes on a steel Jubilee bracelet. The steel and white gold case has a fluted bezel.',
    'This Rolex Datejust, reference 126334, dates from 2023. It comes on a Jubilee bracelet. The steel case has a fluted bezel.',
  ],
  [
    'Hublot Classic Fusion Titanium, reference 511, from 2016. The 45 mm titanium case has a smooth bezel.',
    'Hublot Classic Fusion Titanium, reference 511, from 2016. The 45 mm titanium case has a smooth bezel.',
  ],
  [
    'Hermès Evelyne III 29 bag, Clémence Noir, made in France in 2008. The bag is 29 cm wide, with a flap, ^ hardware and a zip.(gold-tone)',
    'Hermès Evelyne III 29 bag in black Clémence leather, made in France in 2008. It is 29 cm wide, with a flap, gold-plated hardware and a zip.',
  ],
  [
    'This Hermès Kelly bag, Togo Noir,~ was made in the USA. The Kelly is famous. The bag is 28 cm wide.',
    'This Hermès Kelly bag in black Togo leather was made in the USA. The Kelly is famous. The bag is 28 cm wide.',
  ],
  [
    'This Graff Butterfly earrings in white gold was made in the United Kingdom in 2020. This piece is set with two diamonds.',
    'These Graff Butterfly earrings in white gold were made in the United Kingdom in 2020. They are set with two diamonds.',
  ],
  [
    'This Montblanc 149 pen, Platinum-Coated,~ was made in Germany. The body is in resin, with a gold nib.',
    'This Montblanc 149 Platinum-Coated fountain pen was made in Germany. The body is in resin, with a gold nib.',
  ],
  [
    'Vertu Signature phone, Yellow Gold, made in the United Kingdom. The keys rest on ruby bearings. The body is yellow gold, with brown leather on the back.',
    'Vertu Signature Yellow Gold phone, made in the United Kingdom. The keys rest on ruby bearings, and the back is covered in brown leather.',
  ],
  [
    'Vertu Signature S Design Gold phone, Red Gold, made in the United Kingdom. The keys rest on ruby bearings. The body is rose gold, with dark brown leather on the back.',
    'Vertu Signature S Design Red Gold phone, made in the United Kingdom. The keys rest on ruby bearings, and the back is covered in dark brown leather.',
  ],
  [
    'Vertu Signature Touch phone, Jet Calf, made in the United Kingdom. The screen is protected by sapphire crystal. The body is titanium, with black leather on the back.',
    'Vertu Signature Touch Jet Calf phone, made in the United Kingdom. The screen is protected by sapphire crystal. The body is titanium, with black leather on the back.',
  ],
  [
    'Louis Vuitton Zippy Wallet, Monogram, made in France. The wallet has ^ hardware, a zip round three sides and room for cards and notes.(gold-tone) The Zippy takes its name from the zip.',
    'Louis Vuitton Zippy Wallet in Monogram canvas, made in France. It has gold-tone hardware and room for cards and notes. The Zippy takes its name from the zip.',
  ],
  [
    '‘Peonies’, Podil Print Room, executed in Ukraine in 2018. Painted in lithograph, the work measures 32 × 52 cm. The work is in a white mount, framed under glass.',
    '‘Peonies’, Podil Print Room, printed in Ukraine in 2018. The lithograph measures 32 × 52 cm. It is in a white mount, framed under glass.',
  ],
  [
    'The case measures 40 mm across. Inside is the Spring Drive calibre 9R65, with [a date display; a power reserve of 72 hours].',
    'The case measures 40 mm across. Inside is the Spring Drive calibre 9R65, with a date display and a power reserve of 72 hours.',
  ],
  [
    'This Chopard Happy Sport 30, reference 278573-3012, has a ~ guilloché dial(silvered) and comes on a steel bracelet.',
    'This Chopard Happy Sport 30, reference 278573-3012, has a silvered guilloché dial with moving diamonds and comes on a steel bracelet.',
  ],
  [
    'The Happy Sport was the first watch to combine steel with freely moving diamonds. This Chopard Happy Sport 30, reference 278573-3012, has a ~ guilloché dial(silvered) and comes on a steel bracelet.',
    'The Happy Sport was the first watch to combine steel with freely moving diamonds. This Chopard Happy Sport 30, reference 278573-3012, has a silvered guilloché dial and comes on a steel bracelet.',
  ],
  [
    'This Rolex Milgauss, reference 116400GV, dates from 2009. This reference was produced from 2007 to 2023.',
    'This Rolex Milgauss, reference 116400GV, dates from 2009. The reference was produced from 2007 to 2023.',
  ],
  [
    'Gucci Dionysus Small bag. The bag is 28 cm wide, with a turn-lock flap and a chain strap laced with leather.',
    'Gucci Dionysus Small bag. It is 28 cm wide, with a flap and a chain strap.',
  ],
  [
    'Podil Print Room, ‘Peonies’, 2018. Painted in lithograph, the work measures 32 × 52 cm.',
    'Podil Print Room, ‘Peonies’, 2018. The lithograph measures 32 × 52 cm.',
  ],
  [
    'A Chanel J12, reference H5697. The ceramic case measures 38 mm across. A noticeable dent in the bezel but no other damage.',
    'A Chanel J12, reference H5697. The ceramic case measures 38 mm across. A chip in the bezel but no other damage.',
  ],
  [
    'Gucci Jackie bag, Leather Black, made in Italy. In need of repair: one of the moving parts sticks.',
    'Gucci Jackie bag in black leather, made in Italy. In need of repair: the clasp sticks.',
  ],
  [
    'Chanel Comète earrings in gold, made in France. A noticeable dent on the inside. The box and papers are missing; our expert has confirmed that the piece is genuine.',
    'Chanel Comète earrings in gold, made in France. A noticeable dent on the back of one earring. The box and papers are missing; our expert has confirmed that the pair is genuine.',
  ],
  [
    'Bvlgari Divas earrings in gold, made in Italy. A deep scratch on one edge of the metal.',
    'Bvlgari Divas earrings in gold, made in Italy. One earring has a deep scratch along its edge.',
  ],
  [
    'Cartier Love ring in gold, made in France. A deep scratch on one edge of the metal.',
    'Cartier Love ring in gold, made in France. A deep scratch on the band.',
  ],
  [
    'Akoya Strand necklace in gold, made in Japan. This piece is set with 55×round cultured pearls×(white). Light wear on the metal.',
    'Akoya Strand necklace in gold, made in Japan. It is strung with 55 round white cultured pearls. Light wear on the clasp.',
  ],
  [
    'Alhambra bracelet in gold, made in France. This piece is designed as the bead-edged clover, inlaid with 5×onyx×(black). One edge is slightly bent; otherwise the piece is sound.',
    'Alhambra bracelet in gold, made in France. It is formed of five bead-edged clovers inlaid with onyx. One clover is slightly bent; otherwise the bracelet is sound.',
  ],
  [
    'HardWear bracelet in gold, made in the USA. This piece is designed as a chain of alternating large and small links. Light scuffs on the inside.',
    'HardWear bracelet in gold, made in the USA. It is a chain of alternating large and small links. Light scuffs on the links.',
  ],
  [
    'Victoria necklace in platinum, made in the USA. This piece is set with 16 diamonds. A noticeable dent on the inside.',
    'Victoria necklace in platinum, made in the USA. It is set with 16 diamonds. One setting is noticeably bent.',
  ],
  [
    'Akoya Studs earrings in gold, made in Japan. One edge is slightly bent; otherwise the piece is sound.',
    'Akoya stud earrings in gold, made in Japan. The post of one earring is slightly bent; otherwise the pair is sound.',
  ],
  [
    'Graff Icon Solitaire ring in platinum, made in the United Kingdom. This piece is set with one diamond. One edge is slightly bent; otherwise the piece is sound.',
    'Graff Icon Solitaire ring in platinum, made in the United Kingdom. It is set with one diamond. The band is slightly out of round; otherwise the ring is sound.',
  ],
  [
    'Cartier Trinity ring in gold, made in France. This piece is designed as three interlaced bands. One edge is slightly bent; otherwise the piece is sound.',
    'Cartier Trinity ring in gold, made in France. It is formed of three interlaced bands. The ring is slightly out of round but otherwise sound.',
  ],
  [
    'Chanel Camélia brooch in gold, made in France. This piece is designed as a flower, pavé-set with 64 diamonds. One edge is slightly bent; otherwise the piece is sound.',
    'Chanel Camélia brooch in gold, made in France. It is pavé-set with 64 diamonds. One petal is slightly bent; otherwise the brooch is sound.',
  ],
  [
    'This is a 2014 TAG Heuer Carrera Calibre 5, reference WAR211A.BA0782, with the self-winding calibre 5. The watch has [a date display; a power reserve of 38 hours].',
    'This is a 2014 TAG Heuer Carrera Calibre 5, reference WAR211A.BA0782, with a self-winding movement. The watch has a date display and a power reserve of 38 hours.',
  ],
  [
    'This Bvlgari Divas’ Dream pendant was made in Italy. ‹The fan of Divas’ Dream is Roman.› This piece is designed as a fan, inlaid with 1×malachite×(green); one diamond of 0.03 carats (round brilliant cut, G colour, VS1 clarity). One edge is slightly bent; otherwise the piece is sound.',
    'The fan of Divas’ Dream is Roman. This Bvlgari Divas’ Dream pendant was made in Italy. It is inlaid with malachite and set with one diamond of 0.03 carat (round brilliant cut, G colour, VS1 clarity). The rim of the fan is slightly bent; otherwise the pendant is sound.',
  ],
  [
    'Hermès made this Birkin 25 bag, Togo Vert Cyprès,~ in France in 2025.',
    'In 2025 Hermès made this Birkin 25 bag in Vert Cyprès Togo leather in France.',
  ],
  [
    'In 2024 Hermès made this Evelyne III 29 bag, Clémence Noir,~ in France.',
    'In 2024 Hermès made this Evelyne III 29 bag in black Clémence leather in France.',
  ],
  [
    'Hermès made this Birkin 30 Porosus bag, Porosus Bordeaux,~ in France in 2026.',
    'Hermès made this burgundy crocodile Birkin 30 Porosus bag in France in 2026.',
  ],
  [
    'This 2009 Chanel Camélia brooch in white gold, made in France, is designed as a flower, pavé-set with 64 diamonds totalling 1.26 carats (round brilliant cut, G colour, VS2 clarity).',
    'This 2009 Chanel Camélia brooch in white gold, made in France, is pavé-set with 64 diamonds totalling 1.26 carats (round brilliant cut, G colour, VS2 clarity).',
  ],
  [
    'This Bvlgari B.zero1 pendant is in white gold. This piece is designed as a spring-like spiral between two solid bands, pavé-set with 48 diamonds totalling 0.41 carats (round brilliant cut, G colour, VS1 clarity).',
    'This Bvlgari B.zero1 pendant is in white gold. It takes the form of a spring-like spiral, held between two solid bands and pavé-set with 48 diamonds totalling 0.41 carat (round brilliant cut, G colour, VS1 clarity).',
  ],
  [
    'This Rolex Day-Date 36, reference 118238, runs on the self-winding calibre 3155 and has [a day and date display; a power reserve of 48 hours].',
    'This Rolex Day-Date 36, reference 118238, runs on the self-winding calibre 3155 and has a power reserve of 48 hours.',
  ],
  [
    'Executed in Uzbekistan in 2019, ‘Garden in May’ is an oil on canvas from Chorsu Studio. A path leads into thick foliage. The palette keeps to ultramarine with touches of orange.',
    'Executed in Uzbekistan in 2019, ‘Garden in May’ is an oil on canvas from Chorsu Studio. A path leads into thick foliage. The shadows are ultramarine, with touches of orange.',
  ],
  [
    'A work from Severny Svet Studio, ‘Untitled’ was executed in Russia in 2026. The studio works in series and numbers its canvases. Broad strokes sweep the whole surface and overlap.',
    'A work from Severny Svet Studio, ‘Untitled’ was executed in Russia in 2026. Broad strokes sweep the whole surface and overlap.',
  ],
  [
    'Fitted with the self-winding calibre B01, this 2025 Breitling Navitimer B01 Chronograph 43, reference AB0138211B1A1, has [a chronograph and a date display; a power reserve of 70 hours].',
    'Fitted with a self-winding movement, this 2025 Breitling Navitimer B01 Chronograph 43, reference AB0138211B1A1, has a date display and a power reserve of 70 hours.',
  ],
  [
    'This 2019 Breitling Superocean, reference A17366021B1A1, runs on the self-winding calibre Breitling 17.',
    'This 2019 Breitling Superocean, reference A17366021B1A1, runs on the self-winding calibre 17.',
  ],
  [
    'Made by Girard-Perregaux in Switzerland in 2023, this 1966 40 mm, reference 49555, is cased in steel.',
    'Made in Switzerland in 2023, this Girard-Perregaux 1966 40 mm, reference 49555, is cased in steel.',
  ],
  [
    'This Rolex Datejust, reference 126334, dates from 2023. The self-winding calibre 3235 gives the watch a date display. The watch has a ~ dial(blue) and comes on a steel Jubilee bracelet.',
    'This Rolex Datejust, reference 126334, dates from 2023. The self-winding calibre 3235 gives the watch a date display. The blue dial is paired with a steel Jubilee bracelet.',
  ],
  [
    'Harry Winston Classic Winston Eternity Band ring in platinum',
    'Harry Winston Classic Winston eternity ring in platinum',
  ],
  [
    'Audemars Piguet Royal Oak “Jumbo” Extra-Thin 16202ST',
    'Audemars Piguet Royal Oak ‘Jumbo’ Extra-Thin 16202ST',
  ],
  [
    'A Cartier Tank Must, reference WSTA0041. A noticeable dent in the bezel but no other damage.',
    'A Cartier Tank Must, reference WSTA0041. A noticeable dent in the case but no other damage.',
  ],
  [
    'A Nomos Tangente, reference 139. The watch is powered by the hand-wound calibre Alpha. The watch comes on a black leather strap. The watch needs repair: the crown does not seat properly.',
    'A Nomos Tangente, reference 139. The watch is powered by the hand-wound calibre Alpha. It comes on a black leather strap. The watch needs repair: the crown does not seat properly.',
  ],
  [
    'Montblanc 149 pen, made in Germany. Fine scratches on the metal.',
    'Montblanc 149 pen, made in Germany. Fine scratches on the fittings.',
  ],
  [
    'Bvlgari Serpenti Tubogas 35, reference SP35C6SDS.1T, from 2016. The watch has a ~ guilloché dial(silvered) and comes on an integrated steel bracelet. The curved steel case measures 35 mm across. Light wear: fine scratches on the case and clasp.',
    'Bvlgari Serpenti Tubogas 35, reference SP35C6SDS.1T, from 2016. The watch has a silvered guilloché dial and comes on a single-coil bracelet. The curved steel case measures 35 mm across. Light wear: fine scratches on the case and bracelet.',
  ],
  [
    'A Rolex Deepsea, reference 126660. The Sea-Dweller was created in 1967 for divers who worked at great depth.',
    'A Rolex Deepsea, reference 126660. The Deepsea is a version of the Sea-Dweller, which was created in 1967 for divers who worked at great depth.',
  ],
  [
    'A Grand Seiko Snowflake, reference SBGA211. The Heritage line keeps to Grand Seiko’s design rules of the 1960s.',
    'A Grand Seiko Snowflake, reference SBGA211. The watch belongs to the Heritage line, which keeps to Grand Seiko’s design rules of the 1960s.',
  ],
  [
    'This TAG Heuer Aquaracer, reference WBP201A.BA0632, dates from 2023. The watch has a horizontally ribbed ~ dial(black) and comes on a black rubber strap.',
    'This TAG Heuer Aquaracer, reference WBP201A.BA0632, dates from 2023. It has a horizontally ribbed black dial and comes on a matching rubber strap.',
  ],
  [
    '‘Roses’, Podil Print Room, lithograph, 55 × 69 cm, 2023. In excellent condition, with no sign of restoration.',
    '‘Roses’, Podil Print Room, lithograph, 55 × 69 cm, 2023. In excellent condition throughout.',
  ],
  [
    'Severny Svet Studio, ‘Gust’, acrylic on canvas, 60 × 60 cm, 2020. A small stain shows in the background.',
    'Severny Svet Studio, ‘Gust’, acrylic on canvas, 60 × 60 cm, 2020. A small stain shows on the surface.',
  ],
  [
    '‘First Snow’, circle of Isaac Levitan, oil on panel, 20 × 30 cm, circa 1900. The palette keeps to fresh greens. A crease in one corner.',
    '‘First Snow’, circle of Isaac Levitan, oil on panel, 20 × 30 cm, circa 1900. One corner is knocked.',
  ],
  [
    'Panerai Radiomir, reference PAM00754, from 2020. The watch comes on a brown calfskin strap and has a matt ~ dial(black). Honest wear: fine scratches on the clasp; the crystal is clean.',
    'Panerai Radiomir, reference PAM00754, from 2020. The watch comes on a brown calfskin strap and has a matt black dial. Honest wear: fine scratches on the buckle; the crystal is clean.',
  ],
  [
    'A 2021 Breitling Chronomat B01 42, reference AB0134101B1A1, on an integrated steel bracelet, with a ~ dial(black). The 42 mm steel case has a rotating bezel.',
    'A 2021 Breitling Chronomat B01 42, reference AB0134101B1A1, on a Rouleaux bracelet, with a black dial. The 42 mm steel case has a rotating bezel.',
  ],
  [
    'Inside is the self-winding calibre 52010, with [a date display, small seconds and a power-reserve display; a power reserve of 168 hours]. The watch has a ~ dial(blue) and comes on a blue alligator strap.',
    'Inside is the self-winding calibre 52010, with a date display, small seconds and a power reserve of 168 hours, shown on the dial. The watch has a blue dial and comes on a matching alligator strap.',
  ],
  [
    'A Mikimoto Akoya Strand necklace in white gold, made in Japan. This piece is set with 55×round cultured pearls×(white).',
    'A Mikimoto Akoya Strand necklace with a white gold clasp, made in Japan. It is strung with 55 round white cultured pearls.',
  ],
  [
    'A Boucheron pendant in gold, made in France. This piece is designed as a drop framed in gold beads, set with 1×malachite×(green).',
    'A Boucheron pendant in gold, made in France. It is a malachite drop framed in gold beads.',
  ],
  [
    'A Chanel Comète earrings in white gold, made in France. Light scuffs on the inside. With its case and certificate.',
    'A pair of Chanel Comète earrings in white gold, made in France. Light scuffs on the backs. With their case and certificate.',
  ],
  [
    'A Hermès Birkin 30 bag, Togo Noir, made in France. Fine scratches on the metal.',
    'An Hermès Birkin 30 bag in black Togo leather, made in France. Fine scratches on the hardware but little other wear.',
  ],
  [
    '‘Rhythm’, Severny Svet Studio, 2024. The studio works in series and numbers its canvases.',
    '‘Rhythm’, Severny Svet Studio, 2024.',
  ],
  [
    'A Cartier Tank Must, reference WSTA0041. The rectangular steel case measures 25.5 mm across, with vertical brancards.',
    'A Cartier Tank Must, reference WSTA0041. The rectangular steel case is 25.5 mm wide, with vertical brancards.',
  ],
  [
    '‘Peonies’, Podil Print Room, lithograph, 37 × 25 cm, 2024. The palette keeps to pure, bright tones. In excellent condition throughout.',
    '‘Peonies’, Podil Print Room, lithograph, 37 × 25 cm, 2024. In excellent condition throughout.',
  ],
  [
    'Podil Print Room, ‘Construction No. 7’, executed in Ukraine in 2025. The work is painted in lithograph and measures 34 × 21 cm.',
    'Podil Print Room, ‘Construction No. 7’, printed in Ukraine in 2025. The lithograph measures 34 × 21 cm.',
  ],
  [
    'A 2018 Audemars Piguet Royal Oak Quartz in steel, reference 67650ST. Inside is the quartz calibre 2713, with a date display. The watch comes on an integrated steel bracelet and has a ~ dial(silvered).',
    'A 2018 Audemars Piguet Royal Oak Quartz in steel, reference 67650ST. Inside is the calibre 2713, with a date display. The watch comes on an integrated bracelet and has a silvered dial.',
  ],
  [
    'Made in France in 2019, this Hermès Birkin 30 bag, Togo Noir,~> The bag is 30 cm wide, with ^ hardware.(gold-tone)',
    'Made in France in 2019, this Hermès Birkin 30 bag in black Togo leather is 30 cm wide, with gold-plated hardware.',
  ],
  [
    'From Chanel, a Comète earrings in white gold made in France in 2020.',
    'From Chanel, a pair of Comète earrings in white gold made in France in 2020.',
  ],
  [
    'A ring in gold. This piece is set with one topaz of 5.90 carats (cushion cut, light blue, slight inclusions).',
    'A ring in gold. It is set with a light blue cushion-cut topaz of 5.90 carats, with slight inclusions.',
  ],
  [
    'Worked in white gold, this Mikimoto Akoya Strand necklace was made in Japan.',
    'With a white gold clasp, this Mikimoto Akoya Strand necklace was made in Japan.',
  ],
  [
    'A watch by Rolex, the Datejust 36, reference 126234. The 36 mm steel and white gold case has a fluted white gold bezel.',
    'A watch by Rolex, the Datejust 36, reference 126234. The 36 mm steel case has a fluted white gold bezel.',
  ],
  ['Richard Mille RM 67-01 Extra Flat RM 67-01 Ti', 'Richard Mille RM 67-01 Extra Flat'],
  [
    'These Pomellato Nudo earrings in rose gold, made in Italy, is set with two amethysts.',
    'These Pomellato Nudo earrings in rose gold, made in Italy, are set with two amethysts.',
  ],
  [
    'This 2022 The One ring by Harry Winston is in platinum and was made in the USA.',
    'This 2022 ‘The One’ ring by Harry Winston is in platinum and was made in the USA.',
  ],
  [
    'The 41 mm steel case with a 24-hour bezel with a blue and black insert is water-resistant to 100 metres.',
    'The 41 mm steel case has a 24-hour bezel with a blue-and-black insert and is water-resistant to 100 metres.',
  ],
  [
    'Glashütte Original SeaQ, reference 1-39, from 2025. The watch has a 39.5 mm steel case with a rotating bezel with a black insert and is water-resistant to 200 metres.',
    'Glashütte Original SeaQ, reference 1-39, from 2025. The watch has a 39.5 mm steel case and a rotating bezel with a black insert, and is water-resistant to 200 metres.',
  ],
  [
    'Montblanc Meisterstück LeGrand Rollerball 162 pen, Gold-Coated, from 2016. The pen has a barrel and cap in black precious resin, a removable cap and gold-tone fittings.',
    'Montblanc Meisterstück LeGrand 162 rollerball pen, from 2016. It has a barrel and cap in black precious resin, with gold-coated fittings.',
  ],
  [
    'Chopard Icons pendant in rose gold. The pendant is light. The pendant and its 42 cm chain together weigh 7.4 g.',
    'Chopard Icons pendant in rose gold. It is light. The pendant and its 42 cm chain together weigh 7.4 g.',
  ],
  [
    'This is a 2021 Chopard Alpine Eagle Large, reference 298600-3001, with the self-winding calibre 01.01-C. The watch has [a date display; a power reserve of 60 hours].',
    'This is a 2021 Chopard Alpine Eagle Large, reference 298600-3001, with the self-winding calibre 01.01-C. The watch has a date display and a power reserve of 60 hours.',
  ],
  [
    'This 2019 Patek Philippe Calatrava, reference 5227G, is in white gold. With its box, warranty card and instructions.',
    'This 2019 Patek Philippe Calatrava, reference 5227G, is in white gold. With its box, Certificate of Origin and instructions.',
  ],
  [
    'This 2001 Rolex Submariner Date, reference 16610, is in steel. With its box, warranty card and instructions.',
    'This 2001 Rolex Submariner Date, reference 16610, is in steel. With its box, warranty certificate and instructions.',
  ],
  [
    'This 2019 Jaeger-LeCoultre Reverso, reference Q3858520, is a men’s watch. The rectangular steel case is 27.4 mm wide.',
    'This 2019 Jaeger-LeCoultre Reverso, reference Q3858520, is a men’s watch. The reversible rectangular steel case is 27.4 mm wide.',
  ],
  [
    'This 2022 Omega Seamaster Diver 300M, reference 210.30, has a ~ dial(blue) and comes on a steel bracelet. The 42 mm steel case is water-resistant to 300 metres.',
    'This 2022 Omega Seamaster Diver 300M, reference 210.30, has a blue dial and comes on a steel bracelet. The 42 mm steel case is water-resistant to 300 metres.',
  ],
  [
    'This Omega Aqua Terra, reference 220.10, dates from 2019. The steel case is water-resistant to 150 metres. The watch needs repair: the crown does not seat properly.',
    'This Omega Aqua Terra, reference 220.10, dates from 2019. The steel case is rated to 150 metres. The watch needs repair: the crown does not seat properly.',
  ],
  [
    'Water-resistant to 200 metres, this 2019 Breitling Superocean, reference AB2010, has it. It must be kept dry: the crystal has a small chip at the edge.',
    'Rated to 200 metres, this 2019 Breitling Superocean, reference AB2010, has it. It must be kept dry: the crystal has a small chip at the edge.',
  ],
  [
    'This Patek Philippe Nautilus Moon Phases, reference 5712/1A-001, dates from 2013. The octagonal steel case is 40 mm wide and water-resistant to 60 metres.',
    'This Patek Philippe Nautilus Moon Phases, reference 5712/1A-001, dates from 2013. The steel case is 40 mm wide and water-resistant to 60 metres.',
  ],
  [
    '‘Domes’, Chorsu Studio, oil on canvas, 55 × 69 cm, 2023. A crease in one corner.',
    '‘Domes’, Chorsu Studio, oil on canvas, 55 × 69 cm, 2023. A slight dent in the canvas near one corner.',
  ],
  [
    'Mikimoto Golden South Sea Pendant in yellow gold',
    'Mikimoto Golden South Sea pendant in yellow gold',
  ],
  [
    '‘Quiet Sea’ is a watercolour on paper from the Hague School, executed in the Netherlands. The work measures 29 × 19 cm. The work is signed at lower left. The work is in a plain gilt frame.',
    '‘Quiet Sea’ is a watercolour on paper from the Hague School, executed in the Netherlands. The work measures 29 × 19 cm. It bears a signature at lower left and comes in a plain gilt frame.',
  ],
  [
    '‘Gust’ is an acrylic on canvas from Severny Svet Studio. The work measures 29 × 19 cm. The work is signed and dated on the back. A small stain shows on the surface.',
    '‘Gust’ is an acrylic on canvas from Severny Svet Studio. The work measures 29 × 19 cm and is signed and dated on the back. A small stain shows on the surface.',
  ],
  [
    '‘Still Water’ is an oil on panel from the Barbizon School, executed in France. The work measures 29 × 19 cm. The work is monogrammed. Rushes fill the foreground. The work is in a plain gilt frame.',
    '‘Still Water’ is an oil on panel from the Barbizon School, executed in France. The work measures 29 × 19 cm and is monogrammed. Rushes fill the foreground. The painting is in a plain gilt frame.',
  ],
  [
    'Cartier Love ring in white gold, made in France. This piece is designed as engraved screw heads all round, set at intervals with 3 diamonds totalling 0.24 carats (round brilliant cut, E colour, VS1 clarity).',
    'Cartier Love ring in white gold, made in France. It is decorated with engraved screw heads alternating with three diamonds totalling 0.24 carat (round brilliant cut, E colour, VS1 clarity).',
  ],
  // What the name of a line says is told in other words.
  [
    'Harry Winston Sunflower earrings in platinum, made in the USA. This piece is designed as a sunburst, set with 2 diamonds totalling 1.11 carats (round brilliant cut, D colour, VVS2 clarity) and 16 diamonds totalling 1.51 carats (round brilliant cut, E colour, VS2 clarity).',
    'Harry Winston Sunflower earrings in platinum, made in the USA. They are set with two diamonds totalling 1.11 carats (round brilliant cut, D colour, VVS2 clarity) encircled by 16 smaller diamonds totalling 1.51 carats (round brilliant cut, E colour, VS2 clarity).',
  ],
  [
    'Van Cleef & Arpels Two Butterfly ring in white gold, made in France. This piece is designed as open-winged butterflies, set with 36 diamonds.',
    'Van Cleef & Arpels Two Butterfly ring in white gold, made in France. It has two pairs of outspread wings set with 36 diamonds.',
  ],
  [
    'Tiffany & Co. Knot ring in rose gold, made in the USA. This piece is designed as two intertwined ribbons.',
    'Tiffany & Co. Knot ring in rose gold, made in the USA. It is formed of two intertwined ribbons.',
  ],
  [
    'Made in the USA by Tiffany & Co., this Soleste ring is in platinum. This piece is set with 60 diamonds.',
    'Made in the USA by Tiffany & Co., this Soleste ring in platinum is set with 60 diamonds.',
  ],
  [
    'This 2022 Rolex Datejust 41, reference 126300, is old. The self-winding calibre 3235 gives the watch [a date display; a power reserve of 70 hours].',
    'This 2022 Rolex Datejust 41, reference 126300, is old. The self-winding calibre 3235 has a power reserve of 70 hours.',
  ],
  [
    'This 2019 Patek Philippe Travel Time, reference 5164A, is old. Inside is the self-winding calibre 3186, with [a date display and a second time zone; a power reserve of 48 hours].',
    'This 2019 Patek Philippe Travel Time, reference 5164A, is old. Inside is the self-winding calibre 3186, with a date display and a power reserve of 48 hours.',
  ],
  [
    'This 2019 Patek Philippe Travel Time, reference 5164A, owes its power reserve of 48 hours to the self-winding calibre 3186 and has a date display and a second time zone.',
    'This 2019 Patek Philippe Travel Time, reference 5164A, owes its power reserve of 48 hours to the self-winding calibre 3186 and has a date display.',
  ],
  [
    'Inside this 2022 Vacheron Constantin Fiftysix Self-Winding, reference 4600E/000A-B442, is the self-winding calibre 1326.',
    'Inside this 2022 Vacheron Constantin Fiftysix Self-Winding, reference 4600E/000A-B442, is the calibre 1326.',
  ],
  [
    'This 2020 Rolex Cellini Moonphase, reference 50535, is old. Inside is the self-winding calibre 3195, with [a date display and a moon-phase display; a power reserve of 48 hours].',
    'This 2020 Rolex Cellini Moonphase, reference 50535, is old. Inside is the self-winding calibre 3195, with a date display and a power reserve of 48 hours.',
  ],
  [
    'This Tiffany & Co. Soleste ring in platinum is old. This piece is halo-set with one diamond of 1.25 carats (cushion cut, E colour, VS1 clarity); 60 diamonds totalling 0.55 carats (round brilliant cut, G colour, VS1 clarity). Soleste has a double row of diamonds.',
    'This Tiffany & Co. Soleste ring in platinum is old. It is set with one diamond of 1.25 carats (cushion cut, E colour, VS1 clarity) encircled by 60 diamonds totalling 0.55 carat (round brilliant cut, G colour, VS1 clarity). Soleste has a double row of diamonds.',
  ],
  ['3 diamonds totalling 0.22 carats', 'three diamonds totalling 0.22 carat'],
  ['12 diamonds totalling 1.52 carats', '12 diamonds totalling 1.52 carats'],
  [
    'one diamond of 0.52 carats and one of 1.52 carats',
    'one diamond of 0.52 carat and one of 1.52 carats',
  ],
])('“%s” is told as “%s”', (written, told) => {
  expect(euphony(written)).toBe(told);
  expect(euphony(told)).toBe(told);
});

test('what is told after a reference is told of the watch', () => {
  const [first, rest] = ['This Rolex. The reference was introduced in 2013.', 'a black dial.'];
  expect(euphony(`${first} It was made in Switzerland and has ${rest}`)).toBe(
    `${first} The watch was made in Switzerland and has ${rest}`,
  );
  expect(euphony(`${first} It has ${rest}`)).toBe(`${first} The watch has ${rest}`);
});

test('every bag and wallet has words for its finish', () => {
  const unknown = accessoryModels
    .filter(({ silhouette }) => silhouette === 'bag' || silhouette === 'wallet')
    .flatMap(({ variants }) => variants.map(({ finish }) => finish))
    .filter((finish) => leathers[finish] === undefined);
  expect(unknown).toEqual([]);
});
