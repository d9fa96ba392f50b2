import { accordion, copy, heading, image, social } from '../../compose/blocks.ts';
import { at, page, section } from '../../compose/section.ts';
import type { DemoKit, DemoPage } from '../../demo-site.ts';

export const aboutPage = (kit: DemoKit): DemoPage => ({
  key: 'about',
  title: 'About',
  urlId: 'about',
  seo: {
    description: 'Who Ines Falk is, how she works, and for whom.',
    imageId: kit.asset('people-photographer.jpg'),
  },
  document: page(
    section('about', { theme: 'lightest' }, [
      image(kit.asset('people-photographer.jpg'), at(1, 1, 6, 12)),
      heading('Ines Falk', at(8, 1, 5, 2), { level: '1', size: '1' }),
      copy(
        [
          '+ Born beside a shipyard, trained as a surveyor, lost to photography in 2014.',
          'I work with a technical camera, a tripod older than me and as little equipment as will do. I deliver files that need no rescue, and prints that outlast their frames.',
          'My pictures have been shown in small rooms in Bergen, Porto and Leeds, and printed in **Concrete Quarterly**, **Nordic Spaces** and **The Surveyor**.',
        ],
        at(8, 3, 5, 4),
      ),
      social(
        [
          ['instagram', 'https://www.instagram.com/'],
          ['pinterest', 'https://www.pinterest.com/'],
        ],
        at(8, 7, 5, 1),
      ),
    ]),
    section('ways', { theme: 'light' }, [
      heading('How a commission goes', at(1, 1, 4, 1), { size: '2' }),
      accordion(
        [
          [
            'First, we walk',
            'I come without a camera and walk the building with somebody who knows it. It costs nothing and usually changes the plan.',
          ],
          [
            'Then I wait',
            'I choose two windows of weather and light. You hear from me the evening before; nobody has to tidy up.',
          ],
          [
            'A first edit in a week',
            'You see twenty pictures, small, on a page of your own with a password. You choose, I finish.',
          ],
          [
            'Files and rights',
            'You may use the finished pictures for your own work without limit. Publishers and manufacturers ask me; I am quick and fair.',
          ],
        ],
        at(6, 1, 7, 4),
        { isFirstItemExpanded: true },
      ),
    ]),
    section('credits', { theme: 'lightest' }, [
      copy(
        [
          '## Credits of this demonstration',
          'Ines Falk is made up; the photographs are not. They are in the public domain or under CC0, by rawpixel.com, the Budgie Desktop developers, Tony Webster, Romain Guy, Sebastian Voortman and Joshua Welch. The film was cut from three of them.',
        ],
        at(1, 1, 8, 2),
      ),
    ]),
  ),
});
