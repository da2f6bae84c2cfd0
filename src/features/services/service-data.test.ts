import { originOf } from '../../domain/addresses';
import { serviceData } from './service-data';

test('a service names what it is, where it stands and who provides it', () => {
  const service = {
    path: '/uslugi/ocenka/',
    title: 'Оценка',
    preview: 'По фотографиям и в офисе.',
    picture: { src: 'https://pictures.example/1.jpg' },
  };
  expect(serviceData(service, 'Карат', 'ru')).toMatchObject({
    '@type': 'Service',
    name: 'Оценка',
    description: 'По фотографиям и в офисе.',
    url: `${originOf('ru')}/uslugi/ocenka/`,
    provider: { '@type': 'PawnShop', name: 'Карат' },
  });
});
